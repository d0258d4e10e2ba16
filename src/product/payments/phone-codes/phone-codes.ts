import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import { networkOf } from '#platform/http/network-limit.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import type { JobTools } from '#platform/module.ts';
import type { Site } from '#product/sites/contract.ts';
import { phoneCodeJob } from '../jobs.ts';
import type { PhoneCodeError, SendPhoneCodeInput, SendPhoneCodeReply } from './contract.ts';
import {
  codesOfSite,
  codesSent,
  countTry,
  deleteCodesOf,
  deleteSpent,
  deleteUnused,
  insertCode,
  lockPhone,
  newestCode,
} from './queries.ts';
import { type Phone, readPhone } from './read-phone.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CODE_TTL_MS = 10 * MINUTE_MS;
const CODE_LENGTH = 6;
const MAX_TRIES = 5;
const MAX_OF_PHONE_AN_HOUR = 3;
const MAX_OF_PHONE_A_DAY = 6;
const MAX_OF_ACCOUNT_A_DAY = 10;
/** Thousands of numbers cost as much as one: above this somebody pumps messages, and staff look. */
const MAX_OF_SITE_A_DAY = 2_000;
/** Of one address, and of its network: carriers have many people behind few addresses. */
const ADDRESS = { name: 'phone codes of an address', calls: 10, seconds: DAY_MS / 1000 };
const NETWORK = { ...ADDRESS, name: 'phone codes of a network', calls: 50 };
/** What nobody typed is kept as long as quotas look at it. */
const RETENTION_MS = 2 * DAY_MS;
/** What proves a mandate: a debit without one is claimed back for 13 months. */
const PROOF_RETENTION_MS = 14 * 31 * DAY_MS;

const phoneIn = (site: Site, typed: string): Phone | null =>
  readPhone(typed, [site.settings.country, ...site.settings.countries]);

const hashOf = ({ keys }: Pick<ReadCall, 'keys'>, account: number, phone: string, code: string): Buffer =>
  createHmac('sha256', keys.derive('phone codes')).update(`${account} ${phone} ${code}`).digest();

/** Sent after the commit. @throws phone_invalid, phone_code_wait, phone_code_limit, phone_code_unsent */
export async function sendCode(
  call: AuthenticatedControllerCall,
  { phone: typed }: SendPhoneCodeInput,
): Promise<SendPhoneCodeReply> {
  const { site, sms, http } = call;
  const phone = phoneIn(site, typed);
  if (!phone) throw new AppError<PhoneCodeError>('phone_invalid', 422, {}, { phone: 'phone_invalid' });
  if (!sms) throw new AppError<PhoneCodeError>('phone_code_unsent', 503);
  await countOrRefuse(http, ADDRESS, http.ip);
  await countOrRefuse(http, NETWORK, networkOf(http.ip));
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  // That others asked for this number is nobody's to know.
  await call.transaction((within) => noteCode(within, phone, code));
  return { phone: phone.written, again_in: MINUTE_MS / 1000 };
}

export const codePlace = (id: number) => ({ table: 'phone_codes', column: 'code', row: id });

/** Where others asked for too many, the code is written down and not sent. */
async function noteCode(call: Authenticated<WriteCall>, { e164: phone, country }: Phone, code: string): Promise<void> {
  const { tx, actor, now, site, locale, keys } = call;
  await lockPhone(tx, { of: `account ${actor.id}` });
  await lockPhone(tx, { of: phone });
  const before = (ms: number) => new Date(now.getTime() - ms);
  const past = await codesSent.one(tx, { phone, account: actor.id, hour: before(HOUR_MS), day: before(DAY_MS) });
  const wait = past?.last ? past.last.getTime() + MINUTE_MS - now.getTime() : 0;
  if (wait > 0) throw new AppError<PhoneCodeError>('phone_code_wait', 429, { seconds: Math.ceil(wait / 1000) });
  if (
    (past?.own_of_phone ?? 0) >= MAX_OF_PHONE_AN_HOUR ||
    (past?.own_of_phone_a_day ?? 0) >= MAX_OF_PHONE_A_DAY ||
    (past?.of_account ?? 0) >= MAX_OF_ACCOUNT_A_DAY
  )
    throw new AppError<PhoneCodeError>('phone_code_limit', 429);
  if (((await codesOfSite.one(tx, { site: site.id, day: before(DAY_MS) }))?.sent ?? 0) >= MAX_OF_SITE_A_DAY) {
    call.log.error({ site: site.id }, 'the site has sent as many codes as a day may have');
    throw new AppError<PhoneCodeError>('phone_code_unsent', 503);
  }
  const isPhoneFree = !past?.last_of_phone || past.last_of_phone <= before(MINUTE_MS);
  const sent =
    isPhoneFree && (past?.of_phone ?? 0) < MAX_OF_PHONE_AN_HOUR && (past?.of_phone_a_day ?? 0) < MAX_OF_PHONE_A_DAY;
  const hash = hashOf(call, actor.id, phone, code).toString('base64url');
  const made = await insertCode.one(tx, {
    ...{ account: actor.id, site: site.id, phone, hash, now, sent },
    expires: new Date(now.getTime() + CODE_TTL_MS),
  });
  if (!made) throw new Error('A code was not stored.');
  const { id } = made;
  const sealed = keys.seal(codePlace(id), Buffer.from(code));
  if (sent) await call.enqueue(phoneCodeJob, { code: id, site: site.id, sealed, country, locale });
}

/** A wrong one counts as a try: the caller has to commit it, and throws afterwards. The number is E.164. */
export async function takeCode(
  call: Authenticated<WriteCall>,
  { phone: typed, code }: { phone: string; code: string },
): Promise<{ id: number; phone: string } | null> {
  const { tx, actor, site, now } = call;
  const phone = phoneIn(site, typed)?.e164;
  const row = phone ? await newestCode.one(tx, { account: actor.id, phone }) : null;
  if (!phone || !row || row.used_at || row.tries >= MAX_TRIES || row.expires_at <= now) return null;
  const given = hashOf(call, actor.id, phone, code.replace(/\s/g, ''));
  const kept = Buffer.from(row.code_hash, 'base64url');
  const right = given.length === kept.length && timingSafeEqual(given, kept);
  await countTry(tx, { id: row.id, right, now });
  return right ? { id: row.id, phone } : null;
}

export async function eraseCodes(call: WriteCall, account: number): Promise<void> {
  const phones = new Set((await deleteCodesOf(call.tx, { account })).map(({ phone }) => phone));
  for (const phone of phones) await call.forgetMails(phone);
}

export async function forgetCodes({ services: { db, now } }: JobTools): Promise<void> {
  await deleteUnused(db, { before: new Date(now().getTime() - RETENTION_MS) });
  await deleteSpent(db, {
    before: new Date(now().getTime() - RETENTION_MS),
    proofBefore: new Date(now().getTime() - PROOF_RETENTION_MS),
  });
}
