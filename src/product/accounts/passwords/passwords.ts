import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one thread; about 25 ms of one core. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards differ in how they compose the same character. */
const composed = (password: string) => password.normalize('NFKC');

let nobodys: Promise<string> | null = null;
const hashOfNobody = () => {
  nobodys ??= hashPassword('nobody has this password');
  return nobodys;
};

/** @returns an argon2id hash in PHC format, its costs and salt included. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), COSTS);

/**
 * Takes as long for an account that does not exist or has no password (null) as for a wrong password.
 * @throws never: a stored hash that cannot be read matches nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await hashOfNobody());
  const equal = await verify(against, composed(password)).catch(() => false);
  return equal && stored !== null;
}
