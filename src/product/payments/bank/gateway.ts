import {
  type OpenAttempt,
  type PaymentFact,
  type PaymentProvider,
  ProviderError,
  type ProviderKind,
  type RefundFact,
} from '../gateway.ts';
import { EURO_COUNTRIES, offer } from '../offer/tables.ts';
import { CSV_SETTINGS } from '../payment-accounts/contract.ts';
import { bankAccountIn } from './bank-account.ts';
import { waitsUntil } from './queries.ts';
import { transferReference } from './transfer-reference.ts';

const DAY_MS = 24 * 3600_000;

type Of = Pick<OpenAttempt, 'payment' | 'attempt' | 'amount' | 'currency'> & { reference: string };

export const transferFact = (
  { payment, attempt, amount, currency, reference }: Of,
  state: PaymentFact['state'],
  country: string | null = null,
): PaymentFact => ({
  ...{ object: 'payment', id: `bank:${attempt}:${state}`, reference, ours: { payment, attempt }, state },
  ...{ amount, currency, failure: null, charge: null },
  detail: country === null ? null : { brand: null, last4: null, country },
});

const bank: PaymentProvider = {
  name: 'bank',
  oneClick: 'hosted',
  accepted: '',

  async open({ call, account }, order) {
    const own = bankAccountIn(account.settings);
    if (typeof own === 'string') throw new ProviderError('credentials', own);
    const reference = transferReference(order.payment);
    const expiresAt = new Date(call.now.getTime() + own.days * DAY_MS);
    return {
      reference,
      url: null,
      expiresAt,
      customer: null,
      facts: [transferFact({ ...order, reference }, 'pending')],
    };
  },

  async status({ call, account }, attempt) {
    const { reference } = attempt;
    const row = await waitsUntil.one(call.sql, { account: account.id, reference });
    const isOver = row?.expires_at && row.expires_at <= call.now;
    return isOver ? [transferFact(attempt, 'expired')] : [];
  },

  async chargeStored() {
    throw new ProviderError('invalid', 'an account keeps no cards');
  },
  async forget() {},

  async refund(_to, attempt, { refund, amount, currency }): Promise<RefundFact> {
    const { payment, attempt: id, reference } = attempt;
    return {
      ...{ object: 'refund', id: `bank:refund:${refund}:pending`, reference, ours: { payment, attempt: id } },
      ...{ refund: `bank ${refund}`, ourRefund: refund, state: 'pending', amount, currency },
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

/** Prices in euro only: for these a code can be scanned. */
export const BANK: ProviderKind = {
  name: 'bank',
  offers: [offer('wiretransfer', EURO_COUNTRIES, ['EUR'])],
  testAccount: null,
  keyless: true,
  settings: [
    { name: 'holder', needed: true },
    { name: 'iban', needed: true },
    { name: 'bic', needed: true },
    ...(
      ['days', 'street', 'house_number', 'postal_code', 'city', 'country', 'allow_test', ...CSV_SETTINGS] as const
    ).map((name) => ({ name })),
  ],
  modeOf: () => null,
  problemOf: (settings) => {
    const read = bankAccountIn(settings);
    return typeof read === 'string' ? read : null;
  },
  connect: () => bank,
};
