/** Whether the reader wants nothing to move: what scrolls or moves by script asks here, styles are held by `theme.css`. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
