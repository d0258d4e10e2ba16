import type { Authenticated, ReadCall } from '#platform/call.ts';
import { referencesIn } from '#product/payments/bank/transfer-reference.ts';
import type { TransferGuess, TransferOrder, TransferOrdersInput } from './contract.ts';
import { lineOf } from './line-of.ts';
import { numbersIn, type PaidLine, scoreOf, wordsIn } from './policy.ts';
import {
  membersNamed,
  type OpenedRow,
  type OrderRow,
  ordersNumbered,
  ordersOfMember,
  ordersOfPayer,
  ordersThatWait,
} from './queries.ts';

const MAX_GUESSES = 5;

/** The likeliest first. */
export async function guessesFor(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  row: OpenedRow,
): Promise<{ named: string; guesses: TransferGuess[] }> {
  const { payment_account_id: account, amount, currency, remittance, payer_name, payer_hash, booked_on } = row;
  const numbers = numbersIn(remittance);
  const words = wordsIn(`${remittance} ${payer_name}`);
  const byNumber = await ordersNumbered(sql, { payments: [...numbers.keys()], account, now });
  const byPayer = payer_hash === null ? [] : await ordersOfPayer(sql, { account, hash: payer_hash, now });
  const waiting = await ordersThatWait(sql, { account, amount, currency, words, now });
  const payers = new Set(byPayer.map(({ account_id }) => account_id));
  const line: PaidLine = { amount, currency, words, numbers, bookedOn: new Date(booked_on) };
  const orders = new Map([...byNumber, ...byPayer, ...waiting].map((order) => [order.payment_id, order]));
  const guesses = [...orders.values()]
    .map((order) => ({
      ...orderView(order),
      ...scoreOf(line, {
        ...{ payment: order.payment_id, amount: order.amount, currency: order.currency, received: order.received },
        ...{ state: order.state, name: order.name, orderedAt: order.created_at },
        sameAccount: payers.has(order.account_id),
      }),
    }))
    .filter(({ score, price }) => score > 0 && price.currency === currency)
    .sort((one, other) => other.score - one.score || other.payment - one.payment)
    .slice(0, MAX_GUESSES);
  return { named: numbers.get(guesses[0]?.payment ?? 0)?.digits ?? '', guesses };
}

/** @throws not_found for a line of a company that is not theirs. */
export async function findOrders(
  call: Authenticated<ReadCall>,
  { line, q }: TransferOrdersInput,
): Promise<{ orders: TransferOrder[] }> {
  const { payment_account_id: account } = await lineOf(call, line);
  const { sql, now } = call;
  const asked = q.replaceAll('\u0000', '').trim();
  const references = new Set(referencesIn(asked));
  const number = /^#?\d{1,15}$/.test(asked) ? Number(asked.replace('#', '')) : null;
  const numbers = [...(number === null ? [] : [number]), ...[...references].map((one) => Number(one.slice(7)))];
  const named =
    number === null && references.size === 0 && asked.length >= 3
      ? await membersNamed(sql, { pattern: `${escaped(asked.toLowerCase())}%` })
      : [];
  const members = [...(number === null ? [] : [number]), ...named.map(({ id }) => id)];
  const found = [
    ...(numbers.length > 0 ? await ordersNumbered(sql, { payments: numbers, account, now }) : []),
    ...(members.length > 0 ? await ordersOfMember(sql, { members, account, now }) : []),
  ];
  return { orders: [...new Map(found.map((order) => [order.payment_id, orderView(order)])).values()] };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function orderView(row: OrderRow): TransferOrder {
  const { amount, currency, received } = row;
  return {
    ...{
      payment: row.payment_id,
      reference: row.reference,
      member: row.account_id,
      name: row.name,
      age: row.age,
    },
    ...{ credits: row.credits, state: row.state, ordered_at: row.created_at.toISOString() },
    price: { amount, currency },
    due: { amount: Math.max(0, amount - received), currency },
  };
}
