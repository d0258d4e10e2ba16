import type { Database, Tx } from '#platform/db/database.ts';
import type { JobTools } from '#platform/module.ts';
import type { Site } from '#product/sites/contract.ts';
import { addDays, WINDOW_DAYS } from './contract.ts';
import { cohortsOf, minDay, piecesOf, type Span, since, spanOf, withWindow } from './policy.ts';
import * as queries from './queries.ts';

export const HOURLY_DAYS = 2;
export const NIGHTLY_DAYS = 4;
export const WEEKLY_DAYS = 35;
/** After so long nobody knows what became of a mail. */
const MAIL_DAYS = 13;
/** One transaction holds the numbers of so many days. */
const PIECE_DAYS = 366;

export interface RollUp {
  db: Database;
  now: Date;
  /** Payments of test accounts count: where nobody pays in earnest. */
  test: boolean;
}

type CountedSite = Pick<Site, 'id'> & { settings: Pick<Site['settings'], 'time_zone'> };

/** A site that fails hinders no other. @throws AggregateError */
export async function rollUpAll({ services, onSite }: JobTools, days: number): Promise<void> {
  const failures: unknown[] = [];
  const context = { db: services.db, now: services.now(), test: services.config.mode === 'demo' };
  for (const { id } of await queries.countedSites(services.db)) {
    try {
      await rollUp(context, (await onSite(id)).read.site, days);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length) throw new AggregateError(failures, 'The numbers of some sites were not counted.');
}

/** What was counted is replaced. @param days the newest, today among them; all that were missed are counted too. */
export async function rollUp({ db, now, test }: RollUp, site: CountedSite, days: number): Promise<void> {
  const zone = site.settings.time_zone;
  const at = { site: site.id, zone };
  const known = await queries.siteDays.one(db, { ...at, now });
  if (!known) return;
  const { today, first, visits, last_day, rolled_zone } = known;
  const rolled = last_day === null || rolled_zone === null ? null : { last: last_day, zone: rolled_zone };
  const span = spanOf({ today, first, rolled, zone }, days);
  const pieces = piecesOf(span, PIECE_DAYS);
  for (const piece of pieces)
    await db.transaction(async (tx) => {
      await queries.lockRollup(tx, { site: site.id });
      await countSpan(tx, { ...at, test }, piece, { today, visits });
      if (days >= NIGHTLY_DAYS) await countMonth(tx, at, piece, visits);
      if (piece === pieces.at(-1) && days >= NIGHTLY_DAYS) {
        await countLate(tx, { ...at, test }, span);
        await queries.countPush(tx, { ...at, from: today, until: addDays(today, 1) });
      }
      // The next try goes on from here.
      await queries.noteRollup(tx, { ...at, day: minDay(addDays(piece.until, -1), today), now });
    });
}

interface At {
  site: number;
  zone: string;
  test: boolean;
}

async function countSpan(
  tx: Tx,
  { test, ...at }: At,
  span: Span,
  { today, visits }: { today: string; visits: string | null },
): Promise<void> {
  const open = { ...at, ...withWindow(span), window: WINDOW_DAYS };
  await queries.countSignups(tx, { ...open, test });
  await queries.countConversations(tx, open);
  await queries.countMessages(tx, { ...at, ...span });
  await queries.countMoney(tx, { ...at, ...span, test });
  await queries.countDecided(tx, { ...at, ...span });
  const mails = since(span, addDays(today, 1 - MAIL_DAYS));
  if (mails.from < mails.until) await queries.countMails(tx, { ...at, ...mails });
  // The first day that visits are known of may have begun before that.
  const active = since(span, visits === null ? null : addDays(visits, 1));
  if (active.from < active.until) await queries.countActive(tx, { ...at, ...active });
  for (const { day, ...cohort } of cohortsOf(span, today, visits))
    await queries.countReturned(tx, { ...at, ...cohort, day, metric: `returned_${day}` });
}

/** Reads every visit of thirty days for each day. */
async function countMonth(tx: Tx, at: Pick<At, 'site' | 'zone'>, span: Span, visits: string | null): Promise<void> {
  const month = since(span, visits === null ? null : addDays(visits, 30));
  if (month.from < month.until) await queries.countActiveMonth(tx, { ...at, ...month });
}

async function countLate(tx: Tx, { test, ...at }: At, span: Span): Promise<void> {
  const due = (await queries.dueDays(tx, { site: at.site })).map(({ day }) => day);
  for (const day of due.filter((one) => one < withWindow(span).from))
    await queries.countSignups(tx, { ...at, from: day, until: addDays(day, 1), window: WINDOW_DAYS, test });
  await queries.deleteDueDays(tx, { site: at.site, days: due });
  for (const { day } of await queries.lateMoneyDays(tx, { ...at, ...span }))
    if (day < span.from) await queries.countMoney(tx, { ...at, from: day, until: addDays(day, 1), test });
}
