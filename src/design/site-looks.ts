export type HeadlineFace = 'serif' | 'serif_italic' | 'sans_light' | 'sans_heavy';
export type Shape = 'round' | 'soft' | 'square';

export interface SiteLooks {
  headline_face: HeadlineFace;
  shape: Shape;
}

const FACES: Record<HeadlineFace, string> = {
  serif: '',
  serif_italic: '--headline-style:italic;--track-display:-.02em;--track-head:-.01em',
  sans_light: '--headline:var(--sans);--headline-weight:400;--track-display:-.035em;--track-head:-.02em',
  sans_heavy: '--headline:var(--sans);--headline-weight:800;--track-display:-.045em;--track-head:-.025em',
};

const SHAPES: Record<Shape, string> = {
  round: '',
  soft: '--r-button:12px;--r-s:10px;--r-m:12px;--r-l:16px',
  square: '--r-button:6px;--r-s:6px;--r-m:6px;--r-l:8px',
};

/** @returns CSS to put after the theme's; empty where a site has the product's own looks. */
export function siteLookStyles({ headline_face: face, shape }: SiteLooks): string {
  const tokens = [FACES[face], SHAPES[shape]].filter(Boolean).join(';');
  return tokens && `:root{${tokens}}`;
}
