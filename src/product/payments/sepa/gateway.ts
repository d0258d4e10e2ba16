import {
  type OpenAttempt,
  type PaymentFact,
  type PaymentProvider,
  ProviderError,
  type ProviderKind,
  type RefundFact,
} from '../gateway.ts';
import { EURO_COUNTRIES, offer } from '../offer/tables.ts';
import { isCalledOff } from './collections/queries.ts';
import { mandateReference } from './policy.ts';
import { debitExpiry } from './queries.ts';
import { sepaAccountIn } from './sepa-account.ts';

type Of = Pick<OpenAttempt, 'payment' | 'attempt' | 'amount' | 'currency'> & { reference: string };

export const debitFact = (
  { payment, attempt, amount, currency, reference }: Of,
  state: PaymentFact['state'],
  detail: PaymentFact['detail'] = null,
): PaymentFact => ({
  ...{ object: 'payment', id: `sepa:${attempt}:${state}`, reference, ours: { payment, attempt }, state },
  ...{ amount, currency, failure: null, charge: null, detail },
});

const sepa: PaymentProvider = {
  name: 'sepa',
  oneClick: 'hosted',
  accepted: '',

  async open({ call, account }, order) {
    const own = sepaAccountIn(account.settings);
    if (typeof own === 'string') throw new ProviderError('credentials', own);
    return {
      reference: mandateReference(order),
      url: `${call.site.origin}/directdebit?payment=${order.payment}`,
      expiresAt: order.expiresAt,
      customer: null,
      facts: [],
    };
  },

  async status({ call, account }, attempt) {
    const { reference } = attempt;
    const row = await debitExpiry.one(call.sql, { account: account.id, reference });
    const isOver = row?.expires_at && row.expires_at <= call.now;
    return isOver ? [debitFact(attempt, 'expired')] : [];
  },

  async chargeStored() {
    throw new ProviderError('invalid', 'a mandate is for one collection');
  },
  async forget() {},

  /** By a transfer, whose fate settles it; what the bank was not told yet is back already. */
  async refund({ call }, attempt, { refund, amount, currency }): Promise<RefundFact> {
    const { payment, attempt: id, reference } = attempt;
    const state = (await isCalledOff.one(call.sql, { attempt: id }))?.off ? 'settled' : 'pending';
    return {
      ...{ object: 'refund', id: `sepa:refund:${refund}:${state}`, reference, ours: { payment, attempt: id } },
      ...{ refund: `sepa ${refund}`, ourRefund: refund, state, amount, currency },
    };
  },

  async cancel() {
    return 'cannot';
  },
  async read() {
    return { kind: 'forged' };
  },
  async finishReturn() {
    return [];
  },
};

export const SEPA: ProviderKind = {
  name: 'sepa',
  offers: [offer('directdebit', EURO_COUNTRIES, ['EUR'])],
  testAccount: null,
  keyless: true,
  ordersOnOwnPage: true,
  settings: [
    ...(
      ['holder', 'iban', 'bic', 'creditor_id', 'street', 'house_number', 'postal_code', 'city', 'country'] as const
    ).map((name) => ({ name, needed: true as const })),
    ...(['notice_days', 'countries', 'language', 'allow_test'] as const).map((name) => ({ name })),
  ],
  modeOf: () => null,
  problemOf: (settings) => {
    const read = sepaAccountIn(settings);
    return typeof read === 'string' ? read : null;
  },
  connect: () => sepa,
};
