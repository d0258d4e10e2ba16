import { ageOn, isCalendarDate } from '#platform/calendar.ts';
import { composed } from '#platform/composed.ts';
import { graphemesIn } from '#platform/graphemes.ts';
import { isDisposable } from '#platform/mail/is-disposable.ts';
import { isEmail } from '#platform/mail/is-email.ts';
import { plainLine, plainText } from '#platform/plain-text.ts';
import { MIN_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { nameProblem } from '#product/members/members.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import type { SIGNUP_ERRORS, SignupCheckInput } from './contract.ts';

type SignupError = (typeof SIGNUP_ERRORS)[number] | 'message_too_long';
/** Field name -> what is wrong with it. */
export type WrongFields = Partial<Record<keyof SignupCheckInput, SignupError>>;

/** Years; the oldest person ever was 122. */
const MAX_AGE_YEARS = 120;

export function cleaned<Input extends SignupCheckInput>(input: Input): Input {
  const { email, name, signup_message: message } = input;
  return {
    ...input,
    ...(email === undefined ? {} : { email: composed(email, 'NFKC').trim() }),
    ...(name === undefined ? {} : { name: plainLine(name) }),
    ...(message === undefined ? {} : { signup_message: plainText(message) }),
  };
}

/** @param today calendar date of the server, YYYY-MM-DD. */
export function wrongFields(
  input: SignupCheckInput,
  settings: Pick<SiteSettings, 'min_age' | 'message_length'>,
  today: string,
): WrongFields {
  const { email, name, date_of_birth: born, password, terms, signup_message: message } = input;
  const { sexuality_consent: consent } = input;
  const wrong: WrongFields = {};
  if (email === '') wrong.email = 'email_missing';
  else if (email !== undefined && !isEmail(email)) wrong.email = 'email_invalid';
  else if (email !== undefined && isDisposable(email)) wrong.email = 'email_disposable';
  const badName = name === undefined ? null : nameProblem(name, email);
  if (badName) wrong.name = badName;
  const badDate = born === undefined ? null : dateProblem(born, settings.min_age, today);
  if (badDate) wrong.date_of_birth = badDate;
  if (password !== undefined && graphemesIn(password) < MIN_PASSWORD_LENGTH) wrong.password = 'password_too_short';
  if (terms === false) wrong.terms = 'terms_not_accepted';
  if (consent === false) wrong.sexuality_consent = 'sexuality_consent_missing';
  if (message !== undefined && graphemesIn(message, settings.message_length) > settings.message_length)
    wrong.signup_message = 'message_too_long';
  return wrong;
}

function dateProblem(born: string, minAge: number, today: string): SignupError | null {
  if (born.trim() === '') return 'date_of_birth_missing';
  if (!isCalendarDate(born) || born > today) return 'date_of_birth_invalid';
  const age = ageOn(born, today);
  if (age > MAX_AGE_YEARS) return 'date_of_birth_invalid';
  return age < minAge ? 'date_of_birth_too_young' : null;
}
