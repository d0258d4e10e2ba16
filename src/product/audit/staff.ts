import { createHash, randomBytes } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { JobTools } from '#platform/module.ts';
import type { Staff } from './audit.ts';
import {
  deleteOldLooks,
  endStaff,
  endStaffOfAccount,
  insertAccountStaff,
  insertLook,
  insertStaff,
  reopenStaffOfAccount,
  staffByAccount,
  staffBySecret,
  staffRows,
} from './queries.ts';

/** Decisions by somebody else compare the numbers. */
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

/** Null for nobody, and for who is no longer of the staff. */
export const provenStaff = ({ sql }: Pick<ReadCall, 'sql'>, secret: string): Promise<ProvenStaff | null> =>
  staffBySecret.one(sql, { hash: hashOf(secret) });

export const listStaff = ({ sql }: Pick<ReadCall, 'sql'>): Promise<RowOf<typeof staffRows>[]> => staffRows(sql);

/** Null before their first act and after their last. */
export const staffWithAccount = ({ sql }: Pick<ReadCall, 'sql'>, account: number): Promise<ProvenStaff | null> =>
  staffByAccount.one(sql, { account });

/** The first act gives a number. @param nameOf what colleagues and the audit log call them: asked then alone. */
export async function proveStaff(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  account: number,
  nameOf: () => Promise<string>,
): Promise<ProvenStaff> {
  const known = await staffByAccount.one(tx, { account });
  if (known) return known;
  const name = await nameOf();
  // Somebody else may have the name, or make the same row at this moment.
  for (const tried of [name, `${name} ${account}`]) {
    const made = await insertAccountStaff.one(tx, { account, name: tried, now });
    const found = made ?? (await staffByAccount.one(tx, { account }));
    if (found) return found;
  }
  throw new Error(`Account ${account} has no number of the staff.`);
}

export const endStaffWithAccount = async (
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  account: number,
): Promise<void> => {
  await endStaffOfAccount(tx, { account, now });
};

/** They keep their number. */
export const reopenStaffWithAccount = async ({ tx }: Pick<WriteCall, 'tx'>, account: number): Promise<void> => {
  await reopenStaffOfAccount(tx, { account });
};

export type LookedAt =
  | 'member'
  | 'email'
  | 'report'
  | 'complaint'
  | 'message'
  | 'photo'
  | 'payment'
  | 'transfer'
  | 'dispute'
  | 'export'
  | 'payout_batch'
  | 'conversation';

export async function noteLook(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  by: ProvenStaff,
  { site, object, id, account = null }: { site: number; object: LookedAt; id: number; account?: number | null },
): Promise<void> {
  await insertLook(tx, { now, staff: by.id, site, object, id, account });
}

const RETENTION_MONTHS = 12;

export async function forgetOldLooks({ services }: JobTools): Promise<void> {
  const before = services.now();
  before.setUTCMonth(before.getUTCMonth() - RETENTION_MONTHS);
  await services.db.transaction((tx) => deleteOldLooks(tx, { before }));
}
