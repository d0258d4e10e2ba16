import { composed } from '#platform/composed.ts';
import { loadPasswordRating, type PasswordWeakness, personalWords } from '#platform/password-rating.ts';
import type { PASSWORD_ERRORS } from '../contract.ts';

type Rating = ReturnType<typeof loadPasswordRating>;
let rating: Rating | null = null;

async function withEnglish(): Promise<Awaited<Rating>> {
  const { dictionary } = await import('@zxcvbn-ts/language-en');
  return loadPasswordRating({
    'commonWords-en': dictionary['commonWords-en'],
    'firstnames-en': dictionary['firstnames-en'],
  });
}

const CODES: Record<PasswordWeakness, (typeof PASSWORD_ERRORS)[number]> = {
  common: 'password_common',
  pattern: 'password_pattern',
  personal: 'password_personal',
  guessable: 'password_guessable',
};

/** For chosen ones, never at a log-in. @param about what others know of its owner: name, address, the site's name. */
export async function passwordProblem(
  password: string,
  about: readonly (string | undefined)[],
): Promise<(typeof PASSWORD_ERRORS)[number] | null> {
  rating ??= withEnglish();
  const { weakness } = (await rating)(composed(password, 'NFKC'), personalWords(about));
  return weakness && CODES[weakness];
}
