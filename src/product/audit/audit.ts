import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { AuditObject, AuditVerb } from './contract.ts';
import { insertEntry, newestEntries, newestEntryOf } from './queries.ts';
import type { Found } from './statements/contract.ts';
import { stateReasons } from './statements/statements.ts';

export interface Staff {
  readonly name: string;
  readonly id?: number;
}

export interface AuditEntry {
  verb: AuditVerb;
  object: AuditObject;
  id: number;
  /** It belongs to the site of this account. Null where nobody is known whom it is about. */
  account: number | null;
  site?: number;
  /** Closed facts only: reasons, states before and after. Nothing that a member wrote. */
  details?: Record<string, string | number | boolean | null>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  note?: string;
  found?: Found | undefined;
}

/** Stands exactly if the transaction commits. Nobody changes or removes an entry. */
export async function record({ tx, now }: Pick<WriteCall, 'tx' | 'now'>, by: Staff, entry: AuditEntry): Promise<void> {
  const { verb, object, id, account, site = null, details = {}, note = '', before, after } = entry;
  await insertEntry(tx, {
    now,
    staff: by.name,
    staffId: by.id ?? null,
    verb,
    object,
    id,
    account,
    site,
    details: JSON.stringify(details),
    note,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  });
  await stateReasons({ tx, now }, entry);
}

export const listEntries = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<RowOf<typeof newestEntries>[]> =>
  newestEntries(sql, { most });

/** By number where who did it proved theirs: then a name alone is nobody else. Else names are compared. */
export const isOwnDecision = (
  { id, name }: Staff,
  first: { readonly staff_id: number | null; readonly staff_name: string } | null,
): boolean => {
  if (!first) return false;
  if (first.staff_id !== null) return id === undefined || id === first.staff_id;
  return name.toLowerCase() === first.staff_name.toLowerCase();
};

export const lastEntry = (
  sql: Sql,
  object: AuditObject,
  id: number,
  verbs: readonly AuditVerb[],
): Promise<RowOf<typeof newestEntryOf> | null> => newestEntryOf.one(sql, { object, id, verbs: [...verbs] });
