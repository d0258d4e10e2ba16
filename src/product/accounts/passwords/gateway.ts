import { hash, verify } from '@node-rs/argon2';
import { composed } from '#platform/composed.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one thread; about 25 ms of one core. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards differ in how they compose the same character. */
const typed = (password: string) => composed(password, 'NFKC');

/** @returns an argon2id hash in PHC format, its costs and salt included. */
export const computeHash = (password: string): Promise<string> => hash(typed(password), COSTS);

/** A hash that cannot be read matches nothing. @param stored in PHC format. */
export const verifyHash = (stored: string, password: string): Promise<boolean> =>
  verify(stored, typed(password)).catch(() => false);
