import CDeflate
import CISAL
import CPangoCairo
import CPixbuf
import CRsvg
import Foundation

func probe() {
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 10, 10)
  let cr = cairo_create(surface)
  let layout = pango_cairo_create_layout(cr)
  _ = pango_fc_font_map_get_config(nil)
  _ = layout
  let h = rsvg_handle_new()
  var r = RsvgRectangle()
  rsvg_handle_render_document(h, cr, &r, nil)
  _ = gdk_pixbuf_loader_new()
  _ = libdeflate_alloc_compressor(6)
  var s = isal_zstream()
  isal_deflate_init(&s)
}
