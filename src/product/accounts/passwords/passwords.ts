import { computeHash, verifyHash } from './gateway.ts';
import { takeTurn } from './take-turn.ts';

let nobodys: Promise<string> | null = null;
const hashOfNobody = () => {
  nobodys ??= hashPassword('nobody has this password');
  return nobodys;
};

/**
 * @param caller who waits in one line, such as a network address.
 * @returns an argon2id hash in PHC format, its costs and salt included.
 * @throws busy (503) when too many wait.
 */
export const hashPassword = (password: string, caller = ''): Promise<string> =>
  takeTurn(caller, () => computeHash(password));

/**
 * Takes as long for an account that does not exist or has no password (null) as for a wrong password.
 * A stored hash that cannot be read matches nothing.
 * @param caller who waits in one line, such as a network address.
 * @throws busy (503) when too many wait.
 */
export async function passwordMatches(stored: string | null, password: string, caller = ''): Promise<boolean> {
  const against = stored ?? (await hashOfNobody());
  const equal = await takeTurn(caller, () => verifyHash(against, password));
  return equal && stored !== null;
}
