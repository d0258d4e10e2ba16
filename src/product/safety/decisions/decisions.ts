import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { ban } from '#product/accounts/bans/bans.ts';
import type { BanOrder } from '#product/accounts/bans/contract.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import type { Found, Restriction } from '#product/audit/statements/contract.ts';
import { keepLetter } from '#product/audit/statements/statements.ts';
import { linesOf, restrictionLetter, warningLetter } from '../mails/letter.ts';
import { type Measure, reportDecidedMail, restrictionMail, warningMail } from '../mails/mails.ts';
import type { ReportReason } from '../reports/contract.ts';
import type { ReportOrder, ReportSnapshot, ReportVerdict } from './contract.ts';
import { reportVerdict } from './policy.ts';
import { closeReport, openCount, openRows, type ReportRow, reportRow, reportToDecide } from './queries.ts';

/** The longest waiting first. @param host of one site; null for all. */
export const openReports = (
  { sql }: Pick<ReadCall, 'sql'>,
  { host, most }: { host: string | null; most: number },
): Promise<RowOf<typeof openRows>[]> => openRows(sql, { host, most });

export const countReports = async ({ sql }: Pick<ReadCall, 'sql'>): Promise<number> =>
  (await openCount.one(sql))?.count ?? 0;

/** By its number or its reference. That it was opened is written down. */
export async function openReport(
  call: Pick<WriteCall, 'tx' | 'now'>,
  by: Staff,
  which: { id: number } | { reference: string },
): Promise<ReportRow | null> {
  const { id = null, reference = null } = which as { id?: number; reference?: string };
  const report = await reportRow.one(call.tx, { id, reference });
  if (report)
    await record(call, by, {
      verb: 'report.opened',
      object: 'report',
      id: report.id,
      account: report.reported_id,
      details: { messages: report.snapshot.messages?.length ?? 0 },
    });
  return report;
}

interface Closed {
  verdict: ReportVerdict;
  pictures: string[];
  reported: number | null;
}

/** Of two at once the second is told by the verdict. Photos are `media`'s, whose `decideReport` calls this one. */
export async function close(call: WriteCall, by: Staff, order: ReportOrder): Promise<Closed> {
  const { tx, now } = call;
  const { report, decision, note, words, ground = 'terms' } = order;
  const present = await reportToDecide.one(tx, { report });
  const verdict = reportVerdict(present, order);
  if (verdict !== 'decided' || !present) return { verdict, pictures: [], reported: null };
  if (decision === 'ban' && order.ban) {
    const banned = await ban(call, by, {
      account: present.reported_id,
      ...order.ban,
      note,
      found: { ...NOTICE, ground },
    });
    if (banned === 'no_member' || banned === 'past') return { verdict: banned, pictures: [], reported: null };
    if (banned === 'banned')
      await notifyBan(call, present.reported_id, { ...order.ban, ground, words, found: 'notice' });
  }
  const warned = decision === 'warn' ? await mayBeWarned(call, present.reported_id) : null;
  if (decision === 'warn' && !warned) return { verdict: 'no_member', pictures: [], reported: null };
  const status = decision === 'no_action' ? 'dismissed' : 'acted';
  await closeReport(tx, { report, status, decision, now });
  if (status !== present.status && !present.of_complaint) await notifyReporter(call, present, status);
  await record(call, by, {
    verb: 'report.decided',
    object: 'report',
    id: report,
    account: present.reported_id,
    details: { decision },
    found: { ...NOTICE, reason: present.reason, ground },
    ...(note && { note }),
  });
  if (warned) await warn(call, warned, { reason: present.reason, words });
  return { verdict, pictures: present.snapshot.photos, reported: present.reported_id };
}

export async function reportedContent(
  { tx }: Pick<WriteCall, 'tx'>,
  report: number,
): Promise<{
  reported: number;
  messages: number[];
  texts: Pick<ReportSnapshot['profile'], 'about' | 'seeking'>;
} | null> {
  const row = await reportToDecide.one(tx, { report });
  if (!row) return null;
  const own = (row.snapshot.messages ?? []).filter(({ sender_id }) => sender_id === row.reported_id);
  return { reported: row.reported_id, messages: own.flatMap(({ id }) => id ?? []), texts: row.snapshot.profile };
}

/** Mails from the site of who reported, which may be another. Those of complaints are told there. */
async function notifyReporter(
  call: WriteCall,
  { reporter_id: reporter, reference }: { reporter_id: number | null; reference: string },
  outcome: 'acted' | 'dismissed',
): Promise<void> {
  const row = reporter === null ? null : await findAccount(call, reporter);
  if (row?.kind !== 'member' || !row.email || row.status !== 'active') return;
  const { origin } = await call.sites.byId(row.site_id);
  const params = { reference, outcome, url: `${origin}/complaints?reason=decision` };
  await call.mail(reportDecidedMail, {
    ...{ account: row.id, to: row.email, siteId: row.site_id },
    ...{ locale: row.language, params },
  });
}

interface Reader {
  id: number;
  email: string;
  language: Locale;
}

/** Null for a fictional profile. */
async function mayBeWarned(call: WriteCall, account: number): Promise<Reader | null> {
  const row = await findAccount(call, account);
  return row?.kind === 'member' && row.email ? { id: row.id, email: row.email, language: row.language } : null;
}

async function warn(
  call: WriteCall,
  { id, email, language }: Reader,
  { reason, words }: { reason: ReportReason; words: string | undefined },
): Promise<void> {
  const params = { reason, words: words ?? '' };
  await call.mail(warningMail, { account: id, to: email, locale: language, params });
  const letter = linesOf(warningLetter(readerOf(call, language), params)).join('\n\n');
  await keepLetter(call, { account: id, locale: language, letter, of: ['warning'] });
}

type Told = Pick<Measure, 'ground'> & { [Key in 'words' | 'found']?: Measure[Key] | undefined };

export async function notifyBan(
  call: WriteCall,
  account: number,
  { reason, until, ...told }: Pick<BanOrder, 'reason' | 'until'> & Told,
): Promise<void> {
  const measure = { measure: 'account', reason, until: until?.toISOString() ?? '', what: '' } as const;
  await notifyMeasure(call, account, { ...measure, ...told, url: `${call.site.origin}/login` }, ENDED);
}

export const notifyPhotosRemoved = (
  call: WriteCall,
  account: number,
  { reason, ...told }: { reason: string } & Told,
): Promise<void> =>
  notifyMeasure(
    call,
    account,
    { ...{ measure: 'photos', reason, until: '', what: '' }, ...told, url: `${call.site.origin}/profile` },
    ['photo_rejected', 'photo_removed'],
  );

export const notifyRemoval = (
  call: WriteCall,
  account: number,
  removed: Pick<Measure, 'reason' | 'what'> & Told & { measure: 'message' | 'text' },
): Promise<void> =>
  notifyMeasure(
    call,
    account,
    { ...removed, until: '', url: `${call.site.origin}/complaints?reason=decision` },
    removed.measure === 'message' ? ['message_removed'] : ['text_removed'],
  );

const ENDED = ['account_suspended', 'account_ended'] as const;

/** By a notice of somebody else. */
export const NOTICE: Found = { notice: true };

export const foundBy = ({ notice, automated }: Found = {}): 'notice' | 'own' | 'automated' =>
  notice ? 'notice' : automated ? 'automated' : 'own';

export async function notifyMeasure(
  call: WriteCall,
  account: number,
  { words = '', found = 'notice', ...measure }: Omit<Measure, 'words' | 'found'> & Told,
  of: readonly Restriction[],
): Promise<void> {
  const row = await findAccount(call, account);
  if (row?.kind !== 'member' || !row.email) return;
  const params = { ...measure, words, found };
  await call.mail(restrictionMail, { account, to: row.email, locale: row.language, params });
  const letter = linesOf(restrictionLetter(readerOf(call, row.language), params)).join('\n\n');
  await keepLetter(call, { account, locale: row.language, letter, of });
}

const text = serverText('mails');

function readerOf({ site }: Pick<ReadCall, 'site'>, language: Locale): Parameters<typeof restrictionLetter>[0] {
  const formats = formatLocaleOf(language, site.settings.country);
  return { t: text(formats), formats, site: site.settings.name };
}

/** Of a measure or, without one, of a warning; nothing for what nobody is told of. */
export function letterOf(
  call: Pick<ReadCall, 'site'>,
  language: Locale,
  params: Measure | { reason: ReportReason; words: string } | null,
): string[] {
  if (!params) return [];
  const reader = readerOf(call, language);
  return linesOf('measure' in params ? restrictionLetter(reader, params) : warningLetter(reader, params));
}
