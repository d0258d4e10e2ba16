export function movedTo<T>(list: readonly T[], thing: T, place: number): T[] {
  const rest = list.filter((other) => other !== thing);
  const at = Math.max(0, Math.min(place, rest.length));
  return [...rest.slice(0, at), thing, ...rest.slice(at)];
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key moves a photo to; null when it does not. @param place from 0. */
export function placeAfter(key: string, place: number, count: number): number | null {
  const wanted = key === 'Home' ? 0 : key === 'End' ? count - 1 : place + (STEPS[key] ?? 0);
  return wanted === place || wanted < 0 || wanted >= count ? null : wanted;
}
