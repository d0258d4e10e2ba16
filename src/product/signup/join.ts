import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type * as z from 'zod/mini';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { authenticationRequired } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { isTimeZone } from '#platform/i18n/time-zones.ts';
import { isUnsuspicious, requireProof } from '#product/accounts/make-challenge.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { openSession } from '#product/accounts/sessions/sessions.ts';
import { enter } from '#product/members/user/login.ts';
import { admit } from './admit.ts';
import { markBrowser, originOf, rememberAttempt } from './age-lock-of.ts';
import type { SignupCheckInput, SignupCheckReply, SignupInput, SignupReply } from './contract.ts';
import { cleaned } from './policy.ts';
import {
  type AddressOwner,
  createNewcomer,
  createNobody,
  judgeSignup,
  refuseWrong,
  sentenceParams,
  warnOwner,
} from './signup.ts';

const WARNINGS = { name: 'signup warning', calls: 2, seconds: 24 * 3600 };

/** Tries in an hour that nobody is suspected for, and addresses that somebody may ask about. */
const TRIES = { name: 'signup unproved', calls: 10, seconds: 3600 };
const QUESTIONS = { name: 'signup address', calls: 20, seconds: 3600 };

const errorText = serverText('errors');

/** @throws signup_not_allowed, signup_needs_source, invite_invalid, captcha_required (403), codes of fields (422). */
export async function join(call: ControllerCall, form: SignupInput): Promise<SignupReply> {
  const tracking = await admit(call, form.invite);
  await requireProof(call, TRIES, form.captcha);
  const { site, locale } = call;
  const input = cleaned(form);
  let owner = await judged(call, input);
  // Outside any transaction: it takes longer than all the rest. For a taken address as well, which must not answer faster.
  const passwordHash = await hashPassword(input.password, normalizeIP(call.http.ip));
  let id: number | null = null;
  if (!owner) {
    try {
      const newcomer = { passwordHash, language: locale, tracking };
      id = await call.transaction((within) => createNewcomer(within, input, newcomer));
    } catch (error) {
      // Somebody took the address or the name at this moment: then that is what is wrong.
      if (!isUniqueViolation(error)) throw error;
      owner = await judged(call, input);
      if (!owner) throw error;
    }
  }
  if (site.settings.hide_account_existence || id === null) {
    const known = owner;
    if (known) await call.transaction((within) => createNobody(within, input));
    if (known && (await call.http.allows(WARNINGS, keyOf(input.email))))
      await call.transaction((within) => warnOwner(within, known));
    call.http.header('cache-control', 'no-store');
    return { user: null, check_mail: true };
  }
  // Whoever chose the password is as sure to know it as who logs in with it.
  const session = await openSession(call, id, { proved: true });
  if (session === null) throw authenticationRequired();
  call.security.note('user_created', { account: id });
  return { user: await enter(call, id, session) };
}

/** This browser remembers an under-age date. @throws signup_not_allowed, signup_needs_source, invite_invalid (403). */
export async function check(call: ControllerCall, form: SignupCheckInput): Promise<z.output<typeof SignupCheckReply>> {
  await admit(call, form.invite);
  const { wrong, underage, lock } = await judgeSignup(call, cleaned(form), originOf(call));
  if (underage) markBrowser(call, null);
  const isOwned = () => wrong.email === 'email_taken' || wrong.email === 'account_deleted';
  // Whoever asks about many addresses hears no more who has an account; a sign-up, with its proof, still says it.
  if (form.email !== undefined && !(await isUnsuspicious(call, QUESTIONS)) && isOwned()) delete wrong.email;
  const params = sentenceParams(call, lock, zoneOf(call));
  const sentence = errorText(formatLocaleOf(call.locale, call.site.settings.country));
  const sentences = Object.entries(wrong).map(([field, code]) => [field, sentence(code, params)]);
  return {
    fields: Object.fromEntries(sentences),
    has_account: isOwned(),
    too_young: underage || lock !== null,
  };
}

/** Whether a date of birth that stands alone, YYYY-MM-DD, is refused for its age; an under-age one is remembered by this browser. */
export async function isTooYoung(call: ControllerCall, dateOfBirth: string): Promise<boolean> {
  const { underage, lock } = await judgeSignup(call, { date_of_birth: dateOfBirth }, originOf(call));
  if (underage) markBrowser(call, null);
  return underage || lock !== null;
}

/** An under-age date is remembered although the form is refused: for this address by the browser and the network. */
async function judged(call: ControllerCall, input: SignupInput): Promise<AddressOwner | null> {
  const origin = originOf(call);
  const { wrong, owner, underage, lock, email } = await judgeSignup(call, input, origin);
  if (underage) {
    if (email !== null) await call.transaction((within) => rememberAttempt(within, origin, email));
    markBrowser(call, email);
  }
  refuseWrong(wrong, sentenceParams(call, lock, zoneOf(call)));
  return owner;
}

function zoneOf({ http }: ControllerCall): string | undefined {
  const zone = http.cookies[TIME_ZONE_COOKIE];
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** One limit an e-mail address, whoever asks. */
const keyOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
