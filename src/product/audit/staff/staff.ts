import { createHash, randomBytes } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { Staff } from '../audit.ts';
import { endStaff, insertStaff, staffBySecret, staffRows } from './queries.ts';

/** Somebody of the staff who proved it: decisions by somebody else compare the numbers. */
export interface ProvenStaff extends Staff {
  readonly id: number;
}

const hashOf = (secret: string) => createHash('sha256').update(secret.trim()).digest('hex');

/** @returns a secret that is shown once; null where somebody of this name is there. */
export async function addStaffMember({ tx, now }: Pick<WriteCall, 'tx' | 'now'>, name: string): Promise<string | null> {
  const secret = randomBytes(24).toString('base64url');
  return (await insertStaff.one(tx, { name, hash: hashOf(secret), now })) ? secret : null;
}

/** @returns false for a name of nobody. */
export const endStaffMember = async ({ tx, now }: Pick<WriteCall, 'tx' | 'now'>, name: string): Promise<boolean> =>
  (await endStaff.one(tx, { name, now })) !== null;

/** Who has this secret; null for nobody, and for who is no longer of the staff. */
export const provenStaff = ({ sql }: Pick<ReadCall, 'sql'>, secret: string): Promise<ProvenStaff | null> =>
  staffBySecret.one(sql, { hash: hashOf(secret) });

export const listStaff = ({ sql }: Pick<ReadCall, 'sql'>): Promise<RowOf<typeof staffRows>[]> => staffRows(sql);
