import { isCalendarDate } from '#platform/calendar.ts';
import { composed } from '#platform/composed.ts';
import { graphemesIn } from '#platform/graphemes.ts';
import { isEmail } from '#platform/mail/is-email.ts';
import { MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import { dateOfBirth } from './date-of-birth.ts';
import type { SignupValues, StepName } from './signup-fields.ts';

export type OwnRule =
  | 'username_is_email'
  | 'username_starts_with_at'
  | 'username_length'
  | 'date_of_birth_missing'
  | 'date_of_birth_invalid'
  | 'email_missing'
  | 'email_invalid'
  | 'password_too_short'
  | 'terms_not_accepted'
  | 'sexuality_consent_missing';
type Wrong = Partial<Record<'name' | 'date_of_birth' | 'email' | 'password' | 'terms' | 'sexuality_consent', OwnRule>>;

const written = (text: string) => composed(text, 'NFKC').trim();

/** The server judges again (SPEC 5). An under-age date is its alone: it remembers who gave one. */
export function ownRules(step: StepName, values: SignupValues): Wrong {
  const [name, email] = [written(values.name), written(values.email)];
  const isAddress = name !== '' && name.toLowerCase() === email.toLowerCase();
  if (step === 'name') {
    const length = graphemesIn(name, MAX_USERNAME_LENGTH);
    const born = dateOfBirth(values);
    return {
      ...(born === '' && { date_of_birth: 'date_of_birth_missing' }),
      ...(born !== '' && !isCalendarDate(born) && { date_of_birth: 'date_of_birth_invalid' }),
      ...((length < MIN_USERNAME_LENGTH || length > MAX_USERNAME_LENGTH) && { name: 'username_length' }),
      ...(name.startsWith('@') && { name: 'username_starts_with_at' }),
      ...(isAddress && { name: 'username_is_email' }),
    };
  }
  if (step !== 'account') return {};
  return {
    ...(email === '' && { email: 'email_missing' }),
    ...(email !== '' && !isEmail(email) && { email: 'email_invalid' }),
    ...(graphemesIn(values.password) < MIN_PASSWORD_LENGTH && { password: 'password_too_short' }),
    ...(!values.terms && { terms: 'terms_not_accepted' }),
    ...(!values.sexuality_consent && { sexuality_consent: 'sexuality_consent_missing' }),
    ...(isAddress && { name: 'username_is_email' }),
  };
}
