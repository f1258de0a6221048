#ifndef CPREVIEWRECORDS_SHIM_H
#define CPREVIEWRECORDS_SHIM_H

/* The linker puts these names around the records that #Preview leaves in the section 'podium_previews'.
   Weak: a program without a preview has no such section. */
extern const char __start_podium_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_podium_previews[] __attribute__((weak, visibility("hidden")));

static inline const void *podium_previews_start(void) { return __start_podium_previews; }
static inline const void *podium_previews_stop(void) { return __stop_podium_previews; }

#endif
