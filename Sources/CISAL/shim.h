#ifndef CISAL_SHIM_H
#define CISAL_SHIM_H

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

/* The macro is an expression that Swift does not import. */
static const unsigned int podium_isal_level_buffer_size = ISAL_DEF_LVL1_DEFAULT;

/* Clears the upper halves of the AVX registers, where there are any. */
#if defined(__x86_64__)
__attribute__((target("avx"))) static inline void podium_zero_upper_avx(void) {
  __asm__ volatile("vzeroupper" ::: "memory");
}
static inline void podium_zero_upper(void) {
  if (__builtin_cpu_supports("avx")) podium_zero_upper_avx();
}
#else
static inline void podium_zero_upper(void) {}
#endif

#endif
