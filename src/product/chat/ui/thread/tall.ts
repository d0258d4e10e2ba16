/** Letters that a line of a bubble holds at most, on phones and on all screens. */
const LINES = { phones: 36, everywhere: 64 } as const;
/** So many lines are more than the twelve that are left of a folded message, whatever its letters are. */
const TALL = 14;

/** Where a message is too tall to stand whole among others; null for nowhere. */
export function tallOn(body: string): keyof typeof LINES | null {
  if (linesOf(body, LINES.everywhere) > TALL) return 'everywhere';
  return linesOf(body, LINES.phones) > TALL ? 'phones' : null;
}

const linesOf = (body: string, letters: number): number =>
  body.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / letters)), 0);
