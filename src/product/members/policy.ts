import { leadsAway } from '#platform/contacts/leads-away.ts';
import { graphemesIn } from '#platform/graphemes.ts';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import type { GENDERS } from './contract.ts';

type Gender = (typeof GENDERS)[number];

/** Bits as in member_search.seeks: 1 men, 2 women. */
export const GENDER_BIT: Readonly<Record<Gender, number>> = { male: 1, female: 2 };

/** @param email the member's own, if it is known. */
export function nameProblem(
  name: string,
  email: string | undefined,
): 'username_is_email' | 'username_starts_with_at' | 'username_length' | 'username_leads_away' | null {
  if (email !== undefined && name !== '' && name.toLowerCase() === email.toLowerCase()) return 'username_is_email';
  if (name.startsWith('@')) return 'username_starts_with_at';
  const length = graphemesIn(name, MAX_USERNAME_LENGTH);
  if (length < MIN_USERNAME_LENGTH || length > MAX_USERNAME_LENGTH) return 'username_length';
  return leadsAway(name) ? 'username_leads_away' : null;
}
