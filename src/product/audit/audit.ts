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
  /** Whom it is about; it belongs to the site of this account. Null for a complaint or withdrawal of which nobody is known. */
  account: number | null;
  site?: number;
  /** Closed facts only: reasons, states before and after. Nothing that a member wrote. */
  details?: Record<string, string | number | boolean | null>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  note?: string;
  /** For the statement of reasons, where it restricts something. */
  found?: Found | undefined;
}

/**
 * Writes down what staff did, exactly if the transaction commits, and the reasons where it restricts something. Nobody changes or
 * removes it.
 */
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

/**
 * Whether somebody else has to decide than `by`, who did it first. By number, where who did it proved theirs: then a name alone is
 * nobody else. Names are compared where the first decision has no number.
 */
export const isOwnDecision = (
  { id, name }: Staff,
  first: { readonly staff_id: number | null; readonly staff_name: string } | null,
): boolean => {
  if (!first) return false;
  if (first.staff_id !== null) return id === undefined || id === first.staff_id;
  return name.toLowerCase() === first.staff_name.toLowerCase();
};

/** Who did one of these things to an object last, and when; null when nobody of the staff has. */
export const lastEntry = (
  sql: Sql,
  object: AuditObject,
  id: number,
  verbs: readonly AuditVerb[],
): Promise<RowOf<typeof newestEntryOf> | null> => newestEntryOf.one(sql, { object, id, verbs: [...verbs] });
