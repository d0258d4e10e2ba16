import { setImmediate as breathe } from 'node:timers/promises';
import type { Tx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { stopMailsTo } from '#product/accounts/stop-mails.ts';
import { countFailed, pauseForRefusal } from '../deliveries.ts';
import { receiverOf } from '../policy.ts';
import type { MailReport, Reporter } from './contract.ts';
import { mailsById, mailsTo, markReportsHandled, markReturned, waitingReports } from './queries.ts';
import { readMailbox } from './read-mailbox.ts';
import { readMailgun } from './read-mailgun.ts';
import { readPostmark } from './read-postmark.ts';
import { readSes } from './read-ses.ts';

const BATCH_SIZE = 10_000;
/** Reports that are read before others get a turn on the thread. */
const BREATH = 50;
/** What is said of a mail is believed for so long. */
const BELIEVED_MS = 14 * 24 * 3600_000;

type Tools = Pick<Services, 'db' | 'keys' | 'log' | 'now'>;
interface Told extends MailReport {
  readonly site: number;
  readonly to: string;
}

export async function applyReports(tools: Tools): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await tools.db.transaction((tx) => applyBatch(tx, tools));
}

async function applyBatch(tx: Tx, { keys, log, now: clock }: Tools): Promise<boolean> {
  const now = clock();
  const waiting = await waitingReports(tx, { most: BATCH_SIZE });
  if (waiting.length === 0) return false;
  const reports: (MailReport & { provider: Reporter })[] = [];
  for (const [at, { id, provider, body }] of waiting.entries()) {
    if (at % BREATH === BREATH - 1) await breathe();
    const read = await readers[provider](keys, body).catch(() => {
      log.warn({ report: id, provider }, 'a report of a mail could not be read');
      return [];
    });
    for (const report of read) reports.push({ ...report, provider });
  }
  const told = await addressesOf(tx, reports, now);
  const saying = (says: MailReport['says']) =>
    told.filter((one) => one.says === says).map(({ site, to }) => ({ site, address: to }));
  await stopMailsTo({ tx }, saying('gone'), 'bounce');
  await stopMailsTo({ tx }, saying('complaint'), 'fbl');
  await stopMailsTo({ tx }, saying('ended'), 'listunsubscribe');
  await countFailed({ tx, now }, saying('failed'));
  for (const { site, to, status } of firstOfReceivers(told.filter(({ says }) => says === 'ours')))
    await pauseForRefusal({ tx, now, log }, site, to, status ?? '5.7.0');
  await markReportsHandled(tx, { ids: waiting.map(({ id }) => id), now });
  return waiting.length === BATCH_SIZE;
}

type Read = (keys: Services['keys'], body: string) => Promise<MailReport[]>;
const readers: Readonly<Record<Reporter, Read>> = {
  ses: async (keys, body) => readSes(keys, body),
  mailgun: async (keys, body) => readMailgun(keys, body),
  postmark: async (keys, body) => readPostmark(keys, body),
  mailbox: readMailbox,
};

async function addressesOf(tx: Tx, reports: readonly MailReport[], now: Date): Promise<Told[]> {
  const since = new Date(now.getTime() - BELIEVED_MS);
  const ids = [...new Set(reports.flatMap(({ mail }) => mail ?? []))];
  const named = new Map((await mailsById(tx, { ids, since })).map((mail) => [mail.id, mail]));
  const addresses = [...new Set(reports.flatMap(({ mail, address }) => (mail ? [] : address.toLowerCase())))];
  const sites = Map.groupBy(await mailsTo(tx, { addresses, since }), ({ address }) => address);
  const returned = new Set<string>();
  const told = reports.flatMap((report): Told[] => {
    if (report.mail === null)
      return (sites.get(report.address.toLowerCase()) ?? []).map(({ site_id, address }) => {
        return { ...report, site: site_id, to: address };
      });
    const mail = named.get(report.mail);
    if (!mail) return [];
    const isReturn = report.says !== 'complaint' && report.says !== 'ended';
    if (isReturn && (mail.returned_at || returned.has(mail.id))) return [];
    if (isReturn) returned.add(mail.id);
    return [{ ...report, site: mail.site_id, to: mail.address }];
  });
  await markReturned(tx, { ids: [...returned], now });
  return told;
}

const firstOfReceivers = (told: readonly Told[]): Told[] => [
  ...new Map(told.toReversed().map((one) => [`${one.site} ${receiverOf(one.to)}`, one])).values(),
];
