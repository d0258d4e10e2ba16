/** Whole sentences if one ends in its second half, else words and an ellipsis. @param room letters at most. */
export function excerpt(text: string, room: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= room) return whole;
  const cut = whole.slice(0, room);
  const sentences = /^.*[.!?…](?= )/.exec(cut)?.[0] ?? '';
  return sentences.length > room / 2 ? sentences : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
