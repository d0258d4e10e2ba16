import { randomInt } from 'node:crypto';
import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { companyBehind } from '#product/companyinfo/companyinfo.ts';
import { type DiscountCodeReply, type DiscountError, STAY_DAYS, type StayOfferReply } from './contract.ts';
import { discountView, readCodes } from './discounts.ts';
import { runsUntil } from './policy.ts';
import { insertStayCode, lockAccount, stayCodeOf } from './queries.ts';

const DAY_MS = 86_400_000;

/** Nothing that is read as something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

const discountNotFound = () => new AppError<DiscountError>('discount_not_found', 404);

/** PRODUCT 18: looking at it takes nothing. Who has had it is not offered it again. */
export async function stayOfferOf(call: Authenticated<ReadCall>): Promise<StayOfferReply> {
  const taken = await takenBy(call);
  if (taken) return taken.discountcode ? { percentage: taken.discountcode.percentage, ...taken } : NOTHING;
  return { ...NOTHING, percentage: await percentOffered(call) };
}

const NOTHING: StayOfferReply = { percentage: null, discountcode: null };

/** Once; again it is the same one. @throws discount_not_found (404), discount_used (409) */
export async function takeStay(call: Authenticated<WriteCall>): Promise<DiscountCodeReply> {
  const { tx, actor, site, now } = call;
  await lockAccount(tx, { account: actor.id });
  const taken = await takenBy(call);
  if (taken?.discountcode) return { discountcode: taken.discountcode };
  if (taken) throw taken.used ? new AppError<DiscountError>('discount_used', 409) : discountNotFound();
  const percent = await percentOffered(call);
  if (percent === null) throw discountNotFound();
  const code = `STAY${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
  const expires = new Date(now.getTime() + STAY_DAYS * DAY_MS);
  await insertStayCode(tx, { site: site.id, code, account: actor.id, percentage: percent * 100, now, expires });
  const made = await takenBy(call);
  if (!made?.discountcode) throw discountNotFound();
  return { discountcode: made.discountcode };
}

/** Percent; null where the company offers none. */
async function percentOffered(call: ReadCall): Promise<number | null> {
  const { companyinfo } = await companyBehind(call);
  const percent = companyinfo.delete_discount ?? 0;
  return percent >= 1 && percent <= 99 ? percent : null;
}

async function takenBy(
  call: Authenticated<ReadCall>,
): Promise<{ discountcode: DiscountCodeReply['discountcode'] | null; used: boolean } | null> {
  const { sql, actor, site } = call;
  const word = (await stayCodeOf.one(sql, { account: actor.id, site: site.id }))?.code;
  if (word === undefined) return null;
  const { circumstances, codes } = await readCodes(call, [word]);
  const code = codes.find((each) => each.code === word);
  if (!code) return null;
  const counts = !code.used_by_caller && runsUntil(code, circumstances) !== false;
  return { discountcode: counts ? discountView(code, circumstances) : null, used: code.used_by_caller };
}
