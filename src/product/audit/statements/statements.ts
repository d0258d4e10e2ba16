import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { RESTRICTIONS, type Restriction, STRIKE_MONTHS, STRIKES } from './contract.ts';
import { type Entry, statementOf, takesBack } from './policy.ts';
import { deleteOldStatements, insertStatement, overruleStatements, setLetter, strikeRows } from './queries.ts';

type Writing = Pick<WriteCall, 'tx' | 'now'>;

export async function stateReasons({ tx, now }: Writing, entry: Entry): Promise<void> {
  const { object, id, account, details } = entry;
  if (account === null) return;
  const restrictions = takesBack(entry.verb);
  if (restrictions.length > 0) {
    const field = typeof details?.field === 'string' ? details.field : null;
    await overruleStatements(tx, { account, object, id, restrictions: [...restrictions], field, now });
  }
  const stated = statementOf(entry);
  if (!stated) return;
  await insertStatement(tx, { ...stated, facts: JSON.stringify(stated.facts), account, object, id, now });
}

export async function keepLetter(
  { tx, now }: Writing,
  { account, locale, letter, of = RESTRICTIONS }: Letter,
): Promise<void> {
  await setLetter(tx, { account, locale, letter, restrictions: [...of], now });
}

interface Letter {
  account: number;
  locale: string;
  letter: string;
  of?: readonly Restriction[];
}

export interface Strike {
  at: Date;
  restriction: Restriction;
  reason: string;
}

/** That stand and still count, the oldest first; those of one moment are one. */
export async function strikesOf({ sql, now }: Pick<ReadCall, 'sql' | 'now'>, account: number): Promise<Strike[]> {
  const rows = await strikeRows(sql, { account, since: monthsBefore(now, STRIKE_MONTHS), strikes: [...STRIKES] });
  const byMoment = new Map(
    rows.map(({ starts_at: at, restriction, reason }) => [at.getTime(), { at, restriction, reason }] as const),
  );
  return [...byMoment.values()];
}

/** Longer than a claim because of a decision can be made. */
const RETENTION_MONTHS = 36;

export async function forgetOldStatements({ services }: JobTools): Promise<void> {
  const before = monthsBefore(services.now(), RETENTION_MONTHS);
  await services.db.transaction((tx) => deleteOldStatements(tx, { before }));
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
