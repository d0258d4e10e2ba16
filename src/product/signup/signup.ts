import type { ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, type ErrorParams } from '#platform/errors.ts';
import { type FormatLocale, formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { actorById, createAccount, findAccountByEmail } from '#product/accounts/accounts.ts';
import { MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import { passwordProblem } from '#product/accounts/passwords/password-problem.ts';
import { agreeTo } from '#product/content/pages/pages.ts';
import { grantStartingCredits } from '#product/credits/credits.ts';
import { createMember } from '#product/members/members.ts';
import { noteName } from '#product/members/texts/reviews/note-text.ts';
import { holdBack, usernameProblem } from '#product/members/usernames/usernames.ts';
import type { Site } from '#product/sites/contract.ts';
import { startingCredits } from '#product/sites/sites.ts';
import type { Tracking } from '#product/sites/tracking/tracking.ts';
import { mailActivation } from './activation/activation.ts';
import { type AgeLock, ageLockOf, type Origin } from './age-lock-of.ts';
import type { SignupCheckInput, SignupInput } from './contract.ts';
import { noteInvited, redeemInvite } from './invites/invites.ts';
import { keepSignupIntent } from './keep-signup-intent.ts';
import { addressTakenMail } from './mails/mails.ts';
import { type WrongFields, wrongFields } from './policy.ts';

const MINUTE_MS = 60_000;

export interface AddressOwner {
  email: string;
  language: Locale;
  notifications_disabled: readonly string[];
}

export interface Judgement {
  wrong: WrongFields;
  owner: AddressOwner | null;
  /** The date of birth itself is under the minimum age; not one that is refused for an earlier one. */
  underage: boolean;
  lock: AgeLock | null;
  email: string | null;
}

/** Writes nothing. An under-age date locks every other date out for a day: of this browser, or address and network. */
export async function judgeSignup(call: ReadCall, input: SignupCheckInput, origin: Origin): Promise<Judgement> {
  const { site, now } = call;
  const wrong = wrongFields(input, site.settings, now.toISOString().slice(0, 10));
  const { name, date_of_birth: born } = input;
  const email = wrong.email ? null : (input.email ?? null);
  const underage = wrong.date_of_birth === 'date_of_birth_too_young';
  const lock = born === undefined || wrong.date_of_birth ? null : await ageLockOf(call, origin, email);
  if (lock) wrong.date_of_birth = 'date_of_birth_locked';
  let owner: AddressOwner | null = null;
  if (email !== null) {
    const account = await findAccountByEmail(call, email);
    if (account && site.settings.hide_account_existence) owner = { ...account, email: account.email ?? email };
    // Of staff nothing can be had back.
    else if (account)
      wrong.email = account.status === 'deleted' && account.kind === 'member' ? 'account_deleted' : 'email_taken';
  }
  const badName = name === undefined || wrong.name ? null : await usernameProblem(call, name);
  if (badName) wrong.name = badName;
  const { password } = input;
  const about = [name, email ?? undefined, site.settings.name];
  const weak = password === undefined || wrong.password ? null : await passwordProblem(password, about);
  if (weak) wrong.password = weak;
  return { wrong, owner, underage, lock, email };
}

/** @param zone the reader's time zone; without one the hour names UTC. */
export const sentenceParams = (
  { site, locale }: Pick<ReadCall, 'site' | 'locale'>,
  lock: AgeLock | null,
  zone: string | undefined,
) => ({
  ...lockParams(lock, formatLocaleOf(locale, site.settings.country), zone),
  min_age: site.settings.min_age,
  password_min: MIN_PASSWORD_LENGTH,
  username_min: MIN_USERNAME_LENGTH,
  username_max: MAX_USERNAME_LENGTH,
  max: site.settings.message_length,
});

/** When the lock is over, to the next full minute. */
function lockParams(lock: AgeLock | null, formats: FormatLocale, zone = 'UTC'): ErrorParams {
  if (!lock) return {};
  const minute = new Date(Math.ceil(lock.until.getTime() / MINUTE_MS) * MINUTE_MS);
  const format = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return { by: lock.by, time: zone === 'UTC' ? `${format.format(minute)} UTC` : format.format(minute) };
}

/** @throws the code of the only wrong field, or invalid_input for several; both name every wrong field. */
export function refuseWrong(wrong: WrongFields, params: ErrorParams): void {
  const codes = Object.values(wrong);
  if (!codes.length) return;
  throw new AppError(codes.length === 1 ? (codes[0] ?? 'invalid_input') : 'invalid_input', 422, params, wrong);
}

export interface Newcomer {
  passwordHash: string;
  language: Locale;
  tracking: Tracking | null;
}

/** Fails on a unique index when the address or name was taken after it was judged. @returns the account's id. */
export async function createNewcomer(
  call: WriteCall,
  input: SignupInput,
  { passwordHash, language, tracking }: Newcomer,
): Promise<number> {
  const { site } = call;
  const { email, name } = input;
  const invited = site.settings.signups === 'invite' ? await redeemInvite(call, input.invite ?? '') : null;
  const terms = await agreeTo(call, 'terms');
  const privacy = await agreeTo(call, 'privacy');
  const id = await createAccount(call, {
    ...{ email, language, tracking },
    password_hash: passwordHash,
    terms_version: terms.from,
    terms_id: terms.id,
    sexuality_consent: { version: privacy.from, id: privacy.id },
  });
  if (invited !== null) await noteInvited(call, invited, id);
  await createMember(call, {
    id,
    name,
    gender: input.gender,
    sexuality: input.sexuality,
    dateOfBirth: input.date_of_birth,
    country: countryOf(site, input.country),
  });
  await noteName(call, id, name);
  await grantStartingCredits(call, id, startingCredits(site.settings));
  const { recipient_id: recipient, signup_message: message = '', like_recipient: like = false } = input;
  const actor = await actorById(call, id);
  if (actor && recipient !== undefined && (message || like))
    await keepSignupIntent({ ...call, actor }, { recipientId: recipient, message, like });
  await mailActivation(call, { id, email, language }, name);
  return id;
}

/** Code and name are used up as by a new account: who asks about them would know. @throws invite_invalid (403). */
export async function createNobody(call: WriteCall, { invite, name }: SignupInput): Promise<void> {
  if (call.site.settings.signups === 'invite') await redeemInvite(call, invite ?? '');
  await holdBack(call, name);
}

function countryOf({ settings }: Site, asked: string | undefined): string {
  const country = asked?.toUpperCase() ?? '';
  return settings.countries.includes(country) ? country : settings.country;
}

export async function warnOwner(
  call: WriteCall,
  { email, language, notifications_disabled }: AddressOwner,
): Promise<void> {
  if (notifications_disabled.length) return;
  const { origin } = call.site;
  const params = { url: `${origin}/login`, reset_url: `${origin}/reset-password` };
  await call.mail(addressTakenMail, { to: email, locale: language, params });
}
