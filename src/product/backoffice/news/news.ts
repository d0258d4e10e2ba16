import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import {
  announce,
  countReaders,
  endAnnouncement,
  listAnnouncements,
  mailTrial,
  readAnnouncement,
  wordsAround,
} from '#product/notifications/announcements/announcements.ts';
import { actingStaff, atSite, type StaffCall, scopeOf } from '../desk/desk.ts';
import {
  MAX_NEWS,
  type NewsError,
  type PreviewNewsInput,
  type PreviewNewsReply,
  type SendNewsInput,
  type SiteNews,
  type SiteNewsInput,
  type SiteNewsReply,
  type StopNewsInput,
  type TryNewsInput,
} from './contract.ts';
import { siteOfAnnouncement } from './queries.ts';

const refused = (code: NewsError, status: 409 | 422 = 422) => new AppError<NewsError>(code, status);

export async function listNews(call: Authenticated<ReadCall>, { site }: SiteNewsInput): Promise<SiteNewsReply> {
  const { sites } = await scopeOf(call, site);
  const lists: SiteNews[][] = [];
  for (const id of sites) {
    const there = await atSite(call, id);
    const rows = await listAnnouncements(there, MAX_NEWS);
    lists.push(rows.map((row) => viewOf(row, { site: id, host: there.site.host, now: call.now })));
  }
  return { news: lists.flat().toSorted((one, other) => other.id - one.id) };
}

type Row = Awaited<ReturnType<typeof listAnnouncements>>[number];

function viewOf(row: Row, { site, host, now }: { site: number; host: string; now: Date }): SiteNews {
  return {
    ...{ id: row.id, site, host, kind: row.kind, told: row.told, staff: row.staff_name },
    texts: Object.entries(row.texts).map(([locale, text]) => ({ locale: locale as Locale, ...text })),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: stateOf(row, now),
  };
}

function stateOf({ ended_at, ends_at, starts_at, spread_at }: Row, now: Date): SiteNews['state'] {
  if (ended_at) return 'stopped';
  if (ends_at <= now) return spread_at ? 'told' : 'over';
  if (starts_at > now) return 'planned';
  return spread_at ? 'told' : 'telling';
}

export async function previewMail(
  call: Authenticated<ReadCall>,
  { site, kind, locale }: PreviewNewsInput,
): Promise<PreviewNewsReply> {
  const there = await atSite(call, site);
  return { readers: await countReaders(there, kind), around: wordsAround(there, kind, locale) };
}

/** To the address of who writes, whatever they chose to be told of. */
export async function mailToSelf(
  call: StaffCall,
  { site, kind, path, code, locale, subject, text }: TryNewsInput,
): Promise<{ ok: true }> {
  const there = await atSite(call, site);
  const { texts, ...about } = draftOf({ kind, path, code, texts: [{ locale: 'en', subject, text }] });
  if (kind === 'promotions' && code === null) throw refused('news_needs_code');
  const account = await findAccount(call, call.actor.id);
  if (!account?.email) throw notFound();
  const trial = { locale, kind, text: texts.en, path: about.path, code: code ?? '' };
  await mailTrial(there, account.email, trial);
  return { ok: true };
}

type Problem = Extract<Awaited<ReturnType<typeof announce>>, string>;
const SAID: Record<Problem, NewsError> = {
  ends_before_it_starts: 'news_ends_before',
  too_long: 'news_ends_before',
  needs_discount_code: 'news_needs_code',
  no_such_code: 'news_no_such_code',
};

const MAX_AHEAD_DAYS = 366;

export async function sendNews(
  call: StaffCall,
  { key, site, kind, path, code, texts, starts }: SendNewsInput,
): Promise<{ id: number }> {
  const there = await atSite(call, site);
  if (!texts.some(({ locale }) => locale === 'en')) throw refused('news_needs_english');
  const draft = draftOf({ kind, path, code, texts });
  const from = new Date(Math.max(starts ?? 0, call.now.getTime()));
  if (from.getTime() > call.now.getTime() + MAX_AHEAD_DAYS * 86_400_000) throw refused('news_ends_before');
  const made = await announce(there, await actingStaff(call), { ...draft, starts_at: from.toISOString() }, key);
  if (typeof made === 'string') throw refused(SAID[made]);
  return { id: made };
}

/** @throws not_found for one of a site that is not theirs, news_over (409) for what is stopped or told of no more. */
export async function stopNews(call: StaffCall, { id }: StopNewsInput): Promise<{ ok: true }> {
  const { sites } = await scopeOf(call);
  const row = await siteOfAnnouncement.one(call.tx, { id, sites });
  if (!row) throw notFound();
  const there = await atSite(call, row.site_id);
  if (row.ends_at <= call.now || !(await endAnnouncement(there, await actingStaff(call), id)))
    throw refused('news_over', 409);
  return { ok: true };
}

type Given = Pick<SendNewsInput, 'kind' | 'path' | 'code' | 'texts'>;

/** Without what no database keeps. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

const WRONG = { path: 'news_path_wrong', discount_code: 'news_no_such_code', texts: 'news_words_missing' } as const;

function draftOf({ kind, path, code, texts }: Given) {
  const said = Object.fromEntries(
    texts.map(({ locale, subject, text }) => [locale, { subject: clean(subject), text: clean(text) }]),
  );
  const draft = readAnnouncement({
    ...{ kind, path: path.trim() || '/', texts: said },
    ...(code !== null && { discount_code: code.trim() }),
  });
  if (typeof draft === 'string') throw refused(WRONG[draft]);
  return draft;
}
