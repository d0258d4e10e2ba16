import { computeHash, verifyHash } from './gateway.ts';
import { takeTurn } from './take-turn.ts';

let nobodys: Promise<string> | null = null;
const hashOfNobody = () => {
  nobodys ??= hashPassword('nobody has this password');
  return nobodys;
};

/** @param caller such as a network address. @returns argon2id in PHC format. @throws busy (503) when too many wait. */
export const hashPassword = (password: string, caller = ''): Promise<string> =>
  takeTurn(caller, () => computeHash(password));

/** As slow without account or password (null) as for a wrong one. @param caller as of `hashPassword`. @throws busy. */
export async function passwordMatches(stored: string | null, password: string, caller = ''): Promise<boolean> {
  const against = stored ?? (await hashOfNobody());
  const equal = await takeTurn(caller, () => verifyHash(against, password));
  return equal && stored !== null;
}
