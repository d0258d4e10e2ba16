import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from './fonts/fraunces-latin-480.woff2?url';

/** The two files every page needs first, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const PRELOADED_FONTS: readonly string[] = [figtree, fraunces];
