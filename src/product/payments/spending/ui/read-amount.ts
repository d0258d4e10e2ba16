/** Minor units of what somebody typed, such as “50”, “49,9” or “1 250.00”; null for what is no amount. */
export function readAmount(text: string): number | null {
  const typed = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s’']/gu, ''));
  if (!typed) return null;
  const [, whole = '', rest = ''] = typed;
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}
