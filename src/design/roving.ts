const KEYS = {
  ltr: ['ArrowLeft', 'ArrowRight'],
  rtl: ['ArrowRight', 'ArrowLeft'],
  down: ['ArrowUp', 'ArrowDown'],
} as const;

/** @returns the new index, or `null` when the key does not move */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  direction: 'ltr' | 'rtl' | 'down' = 'ltr',
): number | null {
  if (count === 0) return null;
  const [back, forward] = KEYS[direction];
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
