/** Letters that a line of a bubble holds: more than on a phone, fewer than on a desktop. */
const LINE = 48;
/** So many lines are more than twelve on any screen. */
const TALL = 20;

/** Whether a message is too tall to stand whole among others. */
export function isTall(body: string): boolean {
  let lines = 0;
  for (const line of body.split('\n')) lines += Math.max(1, Math.ceil(line.length / LINE));
  return lines > TALL;
}
