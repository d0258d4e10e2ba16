import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { AUDIT_VERBS } from '#product/audit/contract.ts';
import { scopeOf } from '../desk/desk.ts';
import { LOG_PAGE, type LogEntry, type LogInput, type LogReply } from './contract.ts';
import { entriesOfKinds, entriesOfMember, entriesOfStaff, newestEntries } from './queries.ts';

export async function list(call: Authenticated<ReadCall>, { site, ...asked }: LogInput): Promise<LogReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await rowsOf(call, sites, asked);
  const entries = rows.slice(0, LOG_PAGE).map(entryOf);
  return { entries, next: rows.length > LOG_PAGE ? (entries.at(-1)?.id ?? null) : null };
}

/** One statement by what is asked for, so that each has its index. */
function rowsOf(
  { sql }: Pick<ReadCall, 'sql'>,
  sites: number[],
  { who = '', what = '', on, before = Number.MAX_SAFE_INTEGER }: Omit<LogInput, 'site'>,
): Promise<RowOf<typeof newestEntries>[]> {
  const page = { sites, before, most: LOG_PAGE + 1 };
  const verbs = AUDIT_VERBS.filter((verb) => verb.startsWith(what.trim()));
  const name = who.trim().toLowerCase();
  if (on !== undefined) return entriesOfMember(sql, { ...page, on, verbs, who: name });
  if (name !== '') return entriesOfStaff(sql, { ...page, verbs, who: name });
  if (what.trim() !== '') return entriesOfKinds(sql, { ...page, verbs });
  return newestEntries(sql, page);
}

const entryOf = (row: RowOf<typeof newestEntries>): LogEntry => ({
  id: row.id,
  at: row.created_at.toISOString(),
  site: row.host,
  staff: row.staff_name,
  staff_id: row.staff_id,
  verb: row.verb,
  object: row.object,
  object_id: row.object_id,
  account: row.account_id,
  details: facts(row.details),
  before: facts(row.before),
  after: facts(row.after),
  note: row.note,
});

const facts = (values: Record<string, unknown> | null): LogEntry['details'] =>
  Object.entries(values ?? {}).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
