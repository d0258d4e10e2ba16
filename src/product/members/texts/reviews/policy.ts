import { createHash } from 'node:crypto';
import { holdsEmail, holdsLink } from '#platform/contacts/holds-link.ts';
import { holdsMessenger } from '#platform/contacts/holds-messenger.ts';
import { holdsPhone } from '#platform/contacts/holds-phone.ts';
import { holdsReserved } from '../../usernames/policy.ts';
import { CAUGHT_KINDS, type CaughtKind, type ReviewDecision, type ReviewField } from './contract.ts';

const BIRTH_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const MIN_AGE_YEARS = 18;

/** @param year the present one. */
export function caughtIn(field: ReviewField, text: string, year: number): CaughtKind[] {
  const found: Partial<Record<CaughtKind, boolean>> = {
    phone: holdsPhone(text),
    email: holdsEmail(text),
    messenger: holdsMessenger(text),
    link: holdsLink(text),
    ...(field === 'name' && {
      young: [...text.matchAll(BIRTH_YEAR)].some(
        ([born]) => Number(born) > year - MIN_AGE_YEARS && Number(born) <= year,
      ),
      staff: holdsReserved(text),
    }),
  };
  return CAUGHT_KINDS.filter((kind) => found[kind]);
}

/** Names the words that somebody saw: other ones are not decided about. The first 16 hexadecimal digits of SHA-256. */
export const seenHashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export interface ReviewState {
  text: string;
  decided_at: Date | null;
}

/** `text_changed`: who decides saw other words, or others see other ones by now. */
export type ReviewVerdict = 'decided' | 'decided_before' | 'text_changed' | 'not_found';

export function reviewVerdict(review: ReviewState | null, seen: string): ReviewVerdict {
  if (!review) return 'not_found';
  if (review.decided_at) return 'decided_before';
  return seenHashOf(review.text) === seen ? 'decided' : 'text_changed';
}

interface RefusedState {
  decision: ReviewDecision | null;
  replaced_at: Date | null;
}

/** What was struck stays against its member, also when they wrote something else. */
export const standsAgainst = ({ decision, replaced_at }: RefusedState): boolean =>
  decision === 'struck' || (decision === 'asked' && replaced_at === null);
