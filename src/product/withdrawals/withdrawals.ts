import { randomInt } from 'node:crypto';
import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { isEmail } from '#platform/mail/is-email.ts';
import type { JobTools } from '#platform/module.ts';
import { plainLine } from '#platform/plain-text.ts';
import { requireProof } from '#product/accounts/make-challenge.ts';
import type { DeclareInput, DeclareReply, OrdersReply, OrderView, WithdrawalError } from './contract.ts';
import { withdrawalMail } from './mails/mails.ts';
import { dueNow, lockDue, payBack } from './pay-back.ts';
import { isInTime, lastDay, orderNumberIn } from './policy.ts';
import {
  deleteWithdrawalsBefore,
  insertWithdrawal,
  type OrderRow,
  orderByAddress,
  orderOf,
  ordersOf,
  withdrawalByKey,
  withdrawalOfOrder,
} from './queries.ts';

const ORDERS = 100;
/** From one address in an hour, before a proof of work is asked for. */
const UNPROVED = { name: 'withdrawals unproved', calls: 3, seconds: 3600 };
/** Confirmations to one mailbox: nobody's is filled by others. */
const MAILED = { name: 'withdrawals to a mailbox', calls: 10, seconds: 24 * 3600 };
/** As the books of the payments that they are about (Directive 2006/112/EC, Article 369k). */
const RETENTION_YEARS = 10;
/** Without letters and digits that look alike, since people read it aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export async function listOrders(call: Authenticated<ReadCall>): Promise<OrdersReply> {
  const { sql, actor, site, now } = call;
  const days = site.settings.refund_days;
  const rows = await ordersOf(sql, { account: actor.id, site: site.id, most: ORDERS });
  const viewOfOrder = async (row: OrderRow): Promise<OrderView> => {
    const { id, credits, amount, currency, created_at, declared_at, credits_left } = row;
    const due = await dueNow(call, row);
    return {
      payment_id: id,
      credits,
      price: { amount, currency },
      bought_at: created_at.toISOString(),
      until: lastDay(created_at, days).toISOString(),
      in_time: isInTime(created_at, days, now),
      declared_at: declared_at?.toISOString() ?? null,
      refund: due && { sum: { amount: due.refund, currency }, unused: credits_left ?? 0 },
    };
  };
  return { orders: await Promise.all(rows.map(viewOfOrder)) };
}

/**
 * The same key, and the same order of a member, answer what was stored first.
 * @throws email_missing, email_invalid, withdrawal_name_missing, withdrawal_order_missing (422), captcha_required
 * (403), payment_not_found (404) for another's order, withdrawal_key_reused, withdrawal_sum_changed (409), rate_limited
 * (429).
 */
export async function declare(call: ControllerCall, input: DeclareInput): Promise<DeclareReply> {
  const said = cleaned(input);
  if (!call.actor) await requireProof(call, UNPROVED, input.captcha);
  await countOrRefuse(call.http, MAILED, said.email.toLowerCase());
  return call.transaction((within) => store(within, said));
}

interface Said {
  key: string;
  name: string;
  email: string;
  payment: number | null;
  words: string | null;
  /** Minor units that were shown to a member; null where staff decide. */
  refund: number | null;
}

function cleaned({ key, name: given, email: address, payment_id, order = '', refund }: DeclareInput): Said {
  const name = plainLine(given);
  const email = composed(address, 'NFKC').trim();
  const words = payment_id === undefined ? plainLine(order) : null;
  const wrong: Record<string, 'email_missing' | 'email_invalid' | WithdrawalError> = {
    ...(!isName(name) && { name: 'withdrawal_name_missing' as const }),
    ...(!isEmail(email) && { email: email === '' ? ('email_missing' as const) : ('email_invalid' as const) }),
    ...(words !== null && !isName(words) && { order: 'withdrawal_order_missing' as const }),
  };
  const [first] = Object.values(wrong);
  if (first) throw new AppError(first, 422, {}, wrong);
  return { key, name, email, payment: payment_id ?? null, words, refund: refund ?? null };
}

/** It goes out by mail, to whatever address was given: addresses of websites are no part of it. */
const isName = (text: string) => text !== '' && !/:\/\/|www\.|\.[a-z]{2,}\//i.test(text);

async function store(call: WriteCall, said: Said): Promise<DeclareReply> {
  const { tx, now, site, locale, actor } = call;
  const { key, name, email, words, refund } = said;
  const order = await orderIn(call, said);
  if (said.payment !== null && !order) throw new AppError('payment_not_found', 404);
  const due = refund !== null && actor && order ? await lockDue(call, actor.id, order.id) : null;
  if (refund !== null) {
    const before = actor && (await storedBefore(call, said, order));
    if (before) return viewOf(before);
    if (due?.refund !== refund) throw new AppError<WithdrawalError>('withdrawal_sum_changed', 409);
  }
  const stored = await insertWithdrawal.one(tx, {
    ...{ reference: newReference(), key, site: site.id, account: actor?.id ?? null, payment: order?.id ?? null },
    ...{ name, email, contract: words, locale, left: order?.credits_left ?? null, now },
  });
  if (!stored) {
    // Another call was first: by this key, or of this order.
    const before = await storedBefore(call, said, order);
    if (!before) throw new Error('The withdrawal was not stored.');
    return viewOf(before);
  }
  await call.mail(withdrawalMail, { to: email, locale, params: paramsOf(said, order, stored) });
  if (due) await payBack(call, due, { ...stored, locale });
  return viewOf({ ...stored, refund: due?.refund ?? null });
}

/** @throws withdrawal_key_reused (409) where the key was another declaration's. */
async function storedBefore({ tx, actor }: WriteCall, said: Said, order: Order | null): Promise<Stored | null> {
  const before = await withdrawalByKey.one(tx, { key: said.key });
  if (!before) return order && (await withdrawalOfOrder.one(tx, { payment: order.id }));
  if (before.account_id === (actor?.id ?? null) && isSame(before, said)) return before;
  throw new AppError<WithdrawalError>('withdrawal_key_reused', 409);
}

type Order = Pick<OrderRow, 'id' | 'credits_left'> & Partial<OrderRow>;

async function orderIn({ tx, site, actor }: WriteCall, { payment, words, email }: Said): Promise<Order | null> {
  const number = payment ?? (words === null ? null : orderNumberIn(words));
  if (number === null) return null;
  if (actor) return orderOf.one(tx, { payment: number, account: actor.id, site: site.id });
  return payment === null ? orderByAddress.one(tx, { payment: number, site: site.id, email }) : null;
}

type Stored = NonNullable<Awaited<ReturnType<typeof withdrawalByKey.one>>>;

const isSame = (before: Stored, { name, email, payment, words }: Said) =>
  before.name === name &&
  before.email === email &&
  before.contract === words &&
  (payment === null || before.payment_id === payment);

const viewOf = ({ reference, name, email, declared_at, refund, currency }: Stored): DeclareReply => ({
  reference,
  name,
  email,
  declared_at: declared_at.toISOString(),
  refund: refund === null || currency === null ? null : { amount: refund, currency },
});

function paramsOf({ words }: Said, order: Order | null, { reference, name, email, declared_at }: Stored) {
  const { id = 0, credits = 0, amount = 0, currency = '', created_at } = (words === null && order) || {};
  return {
    ...{ reference, name, email, at: declared_at.toISOString(), words: words ?? '' },
    ...{ number: id, credits, amount, currency, bought: created_at?.toISOString() ?? '' },
  };
}

const newReference = () => `W-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

export async function forgetOldWithdrawals({ services: { db, now } }: JobTools): Promise<void> {
  const before = now();
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
  await deleteWithdrawalsBefore(db, { before });
}
