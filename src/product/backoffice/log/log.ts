import type { Authenticated, ReadCall } from '#platform/call.ts';
import { literalPattern } from '#platform/db/literal-pattern.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { scopeOf } from '../desk/desk.ts';
import { LOG_PAGE, type LogEntry, type LogInput, type LogReply } from './contract.ts';
import { logEntries } from './queries.ts';

/** A page of what staff did on the sites of who asks. */
export async function list(
  call: Authenticated<ReadCall>,
  { site, who, what, on, before }: LogInput,
): Promise<LogReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await logEntries(call.sql, {
    sites,
    before: before ?? null,
    on: on ?? null,
    who: who ? `${literalPattern(who)}%` : null,
    what: what ? `${literalPattern(what)}%` : null,
    most: LOG_PAGE + 1,
  });
  const entries = rows.slice(0, LOG_PAGE).map(entryOf);
  return { entries, next: rows.length > LOG_PAGE ? (entries.at(-1)?.id ?? null) : null };
}

const entryOf = (row: RowOf<typeof logEntries>): LogEntry => ({
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
