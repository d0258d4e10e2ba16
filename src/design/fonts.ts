import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from './fonts/fraunces-latin-480.woff2?url';
import italic from './fonts/fraunces-latin-italic-480.woff2?url';
import type { HeadlineFace } from './site-looks.ts';

const HEADLINES: Record<HeadlineFace, readonly string[]> = {
  serif: [fraunces],
  serif_italic: [italic],
  sans_light: [],
  sans_heavy: [],
};

export const preloadedFonts = (face: HeadlineFace): string[] => [figtree, ...HEADLINES[face]];
