import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { readReview } from '#product/members/texts/reviews/reviews.ts';
import { letterOf } from '#product/safety/decisions/decisions.ts';
import { atSite } from '../desk/desk.ts';
import { waitingCase } from './cases.ts';
import type { LetterInput, LetterReply } from './contract.ts';

const DAY_MS = 24 * 3600_000;

/** It holds no name of the staff. */
export async function preview(call: Authenticated<ReadCall>, input: LetterInput): Promise<LetterReply> {
  const row = await waitingCase(call, input);
  if (!row) throw notFound();
  const account = row.member === null ? null : await findAccount(call, row.member);
  if (account?.kind !== 'member') return { locale: call.locale, member: [], staff: [] };
  const there = await atSite(call, account.site_id);
  const review = input.kind === 'text' ? await readReview(call, input.id) : null;
  const measure = review ? measureOfText(review, input) : measureOf(call.now, input);
  const lines = (language: Locale) => letterOf(there, language, measure);
  return { locale: account.language, member: lines(account.language), staff: lines(call.locale) };
}

type Review = NonNullable<Awaited<ReturnType<typeof readReview>>>;

function measureOfText(
  { field, caught }: Pick<Review, 'field' | 'caught'>,
  { decision, text_reason: reason = 'other', ground, words }: LetterInput,
): Parameters<typeof letterOf>[2] {
  if (decision !== 'ask_change' && decision !== 'strike') return null;
  const found = caught.length > 0 ? 'automated' : 'own';
  const measure = decision === 'strike' ? 'struck' : 'words';
  return { measure, reason, ground, words, found, until: '', what: field, url: '' };
}

function measureOf(
  now: Date,
  { kind, decision, reason, ground, days, words }: LetterInput,
): Parameters<typeof letterOf>[2] {
  const found = kind === 'signal' ? 'automated' : kind === 'held' ? 'own' : 'notice';
  const measure = (what: 'photos' | 'account' | 'message' | 'text', more: object = {}) => ({
    ...{ measure: what, reason, ground, words, found, until: '', what: now.toISOString(), url: '' },
    ...more,
  });
  switch (decision) {
    case 'warn':
      return { reason, words };
    case 'suspend':
      return measure('account', { until: new Date(now.getTime() + days * DAY_MS).toISOString() });
    case 'ban':
      return measure('account');
    case 'remove_photos':
      return measure('photos', { reason: 'other' });
    case 'remove_messages':
      return measure('message');
    case 'remove_about':
      return measure('text', { what: 'about' });
    case 'remove_seeking':
      return measure('text', { what: 'seeking' });
    default:
      return null;
  }
}
