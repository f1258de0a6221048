extension Gallery {
  /// The page's looks in both schemes.
  static let style = """
    :root {
      color-scheme: light dark;
      --page: #f5f5f7; --sheet: #fff; --ink: #1d1d1f; --quiet: #6e6e73; --line: rgb(0 0 0 / .08);
      --link: #0066cc; --note: #b25000; --lift: 0 1px 2px rgb(0 0 0 / .04), 0 8px 24px rgb(0 0 0 / .05);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #000; --sheet: #1c1c1e; --ink: #f5f5f7; --quiet: #98989d; --line: rgb(255 255 255 / .1);
        --link: #2997ff; --note: #ff9f0a; --lift: none;
      }
    }
    * { box-sizing: border-box; margin: 0; }
    body {
      font: 17px/1.47 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, system-ui, sans-serif;
      background: var(--page); color: var(--ink); -webkit-text-size-adjust: 100%;
      padding: clamp(32px, 6vw, 80px) max(16px, calc((100vw - 1280px) / 2)) 48px;
    }
    h1, h2, h3 { letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere; }
    h1 { font-size: clamp(40px, 6vw, 56px); line-height: 1.07; font-weight: 700; }
    h2 { font-size: clamp(28px, 4vw, 32px); line-height: 1.13; font-weight: 650; }
    h3 { font-size: 19px; font-weight: 600; color: var(--quiet); margin: 32px 0 12px; letter-spacing: -.01em; }
    h4 { font-size: 17px; line-height: 1.3; font-weight: 600; letter-spacing: -.01em; overflow-wrap: anywhere; }
    header p { color: var(--quiet); font-size: 21px; line-height: 1.38; margin-top: 8px; }
    nav ul { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; margin-top: 24px; list-style: none; }
    nav a {
      display: block; padding: 7px 16px; border-radius: 999px; background: var(--sheet); color: var(--ink);
      font-size: 15px; box-shadow: inset 0 0 0 1px var(--line);
    }
    section { margin-top: clamp(48px, 7vw, 80px); scroll-margin-top: 24px; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    a:focus-visible, area:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 6px; }
    .grid {
      display: grid; gap: 20px; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--cell)), 1fr));
    }
    figure {
      min-width: 0; max-width: max(calc(var(--cell) * 1.3), 420px); overflow: hidden;
      border-radius: 24px; background: var(--sheet); box-shadow: var(--lift);
    }
    .stages { display: flex; flex-wrap: wrap; }
    .stage {
      flex: 1 1 auto; display: grid; place-items: safe center; padding: 32px 20px; min-width: 0;
      overflow-x: auto; max-width: 100%; background: linear-gradient(160deg, #e4ebf7, #f3e9f1);
      color: #6e6e73;
    }
    .stage.dark { background: linear-gradient(160deg, #2a3148, #3b2a44); color: #98989d; }
    .stage img { display: block; max-width: none; color: inherit; font-size: 13px; }
    .card { border-radius: 20px; box-shadow: 0 1px 3px rgb(0 0 0 / .08), 0 12px 28px rgb(0 0 0 / .14); }
    .dark .card { box-shadow: 0 1px 3px rgb(0 0 0 / .3), 0 12px 28px rgb(0 0 0 / .35); }
    .round { border-radius: 50%; }
    figcaption { padding: 16px 20px 18px; font-size: 13px; line-height: 1.45; }
    .times { color: var(--quiet); font-variant-numeric: tabular-nums; }
    .times span { white-space: nowrap; }
    h2 + .times { margin-top: 6px; font-size: 15px; }
    .note { color: var(--note); overflow-wrap: anywhere; margin-top: 4px; }
    .files { display: flex; gap: 12px; margin-top: 4px; }
    .files:first-of-type { margin-top: 10px; padding-top: 10px; border-top: 1px solid var(--line); }
    .files span { color: var(--quiet); min-width: 36px; }
    .files ul { display: flex; flex-wrap: wrap; gap: 2px 14px; padding: 0; list-style: none; }
    .empty { margin-top: 64px; color: var(--quiet); font-size: 21px; }
    footer { margin-top: 80px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 13px; }
    @media (max-width: 430px) {
      .stage { padding-inline: 8px; }
    }
    @media print {
      body { padding: 0; background: #fff; }
      figure { break-inside: avoid; box-shadow: none; }
      .stage { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
