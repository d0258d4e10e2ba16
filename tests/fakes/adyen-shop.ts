import type { Failure } from '#product/payments/gateway.ts';
import {
  type Asked,
  authorisationOf,
  type Charge,
  type End,
  type How,
  type Item,
  itemOf,
  type Money,
  REASONS,
  schemeOf,
  VISA,
} from './adyen-items.ts';

interface Session {
  readonly id: string;
  readonly asked: Asked;
  status: string;
  charge: Charge | null;
}
interface Refund {
  readonly psp: string;
  readonly reference: string;
  readonly charge: Charge;
  readonly amount: Money;
  state: 'pending' | 'settled' | 'over';
}

const DISPUTES = {
  warned: 'NOTIFICATION_OF_CHARGEBACK',
  lost_funds: 'CHARGEBACK',
  won: 'CHARGEBACK_REVERSED',
  lost: 'SECOND_CHARGEBACK',
} as const;
const SESSION_ENDS: Readonly<Record<End, string>> = {
  pending: 'paymentPending',
  failed: 'refused',
  cancelled: 'canceled',
  expired: 'expired',
};

/** Adyen's memory, and what it does by itself: what it says of it goes out by `send`. */
export class AdyenShop {
  nextCharge: 'paid' | 'challenged' | 'declined' = 'paid';
  readonly #merchant: string;
  readonly #send: (item: Item) => Promise<unknown>;
  readonly #sessions = new Map<string, Session>();
  readonly #charges = new Map<string, Charge>();
  readonly #results = new Map<string, object>();
  readonly #tokens = new Map<string, { shopper: string; how: Required<How> }>();
  readonly #refunds: Refund[] = [];
  #made = 0;
  #names = 0;

  constructor(merchant: string, send: (item: Item) => Promise<unknown>) {
    this.#merchant = merchant;
    this.#send = send;
  }

  /** Sessions, and charges of stored cards. */
  get made(): number {
    return this.#made;
  }

  openSession(asked: Asked, origin: string): object {
    this.#made += 1;
    const id = this.#name('CS');
    this.#sessions.set(id, { id, asked, status: 'active', charge: null });
    const { mode: _, ...said } = asked;
    return { ...said, id, url: `${origin}/pay/${id}`, sessionData: 'Ab02b4c0!', expiresAt: asked.expiresAt };
  }

  /** What its return address brought is answered as it was then: it does not follow what happens later. */
  sessionResult(id: string, result: string): object | string {
    return this.#results.get(`${id} ${result}`) ?? '14_012 The provided SessionResult is invalid.';
  }

  async charge(asked: Asked, origin: string): Promise<object | string> {
    const { storedPaymentMethodId: token } = asked.paymentMethod as { storedPaymentMethodId: string };
    const stored = this.#tokens.get(token);
    if (!stored || stored.shopper !== asked.shopperReference) return '800 Contract not found';
    this.#made += 1;
    const charge = this.#newCharge(asked, 'scheme', null);
    Object.assign(charge, { token, how: stored.how });
    const how = this.nextCharge;
    this.nextCharge = 'paid';
    if (how === 'challenged') {
      const action = {
        type: 'redirect',
        method: 'GET',
        paymentMethodType: 'scheme',
        url: `${origin}/pay/${charge.psp}`,
      };
      return { pspReference: charge.psp, resultCode: 'RedirectShopper', action };
    }
    if (how === 'declined') await this.end(charge.psp, 'failed', 'insufficient_funds');
    else await this.pay(charge.psp, stored.how);
    return this.#resultOf(charge);
  }

  details(redirectResult: string): object | string {
    return this.#results.get(redirectResult) ?? '14_006 The provided redirectResult is invalid.';
  }

  refund(psp: string, asked: Asked): object | string {
    const charge = this.#charges.get(psp);
    if (charge?.state !== 'authorised') return '167 Original pspReference required for this operation';
    const amount = asked.amount as Money;
    const refund = this.#newRefund(charge, amount, String(asked.reference ?? charge.reference));
    return { ...this.#received(psp, refund.psp, asked), amount };
  }

  async cancel(psp: string, asked: Asked): Promise<object | string> {
    const charge = this.#charges.get(psp);
    if (!charge) return '167 Original pspReference required for this operation';
    const own = this.#name('PSP');
    const can = charge.state === 'pending';
    if (can) charge.state = 'cancelled';
    const reference = String(asked.reference ?? charge.reference);
    await this.#tell(charge, 'CANCELLATION', own, { merchantReference: reference, success: String(can) });
    return this.#received(psp, own, asked);
  }

  /** @returns whether there was one. */
  forget(token: string, shopper: string): boolean {
    return this.#tokens.get(token)?.shopper === shopper && this.#tokens.delete(token);
  }

  async pay(reference: string, how: How = {}): Promise<void> {
    const charge = this.begin(reference);
    charge.state = 'authorised';
    charge.how = { ...(charge.token ? charge.how : VISA), ...how };
    const session = this.#sessions.get(charge.session ?? '');
    if (session) session.status = 'completed';
    if (charge.stores && charge.type === 'scheme') {
      charge.token = this.#name('TOK');
      this.#tokens.set(charge.token, { shopper: charge.shopper, how: charge.how });
      await this.#sendStored(charge, charge.token);
    }
    await this.#send(authorisationOf(this.#merchant, charge));
  }

  async end(reference: string, how: End, failure: Failure = 'declined'): Promise<void> {
    const charge = this.begin(reference);
    const session = this.#sessions.get(charge.session ?? '');
    if (session) session.status = SESSION_ENDS[how];
    if (how === 'pending') charge.state = 'pending';
    if (how === 'cancelled') charge.state = 'cancelled';
    if (how === 'expired') await this.#tell(charge, 'OFFER_CLOSED', this.#name('PSP'), { original: false });
    if (how !== 'failed') return;
    charge.state = 'refused';
    charge.reason = failure;
    await this.#send(authorisationOf(this.#merchant, charge));
  }

  /** Where the hosted page leads who leaves it. */
  wayBack(reference: string): string {
    const charge = this.begin(reference);
    const address = new URL(charge.returnUrl);
    const result = this.#name('RES');
    const session = this.#sessions.get(charge.session ?? '');
    if (session) {
      const resultCode = { authorised: 'Authorised', pending: 'Pending' }[charge.state as string];
      const paymentMethod = { type: charge.type };
      const payment = { pspReference: charge.psp, resultCode, amount: charge.amount, paymentMethod };
      this.#results.set(`${session.id} ${result}`, {
        id: session.id,
        reference: charge.reference,
        status: session.status,
        ...(resultCode && { payments: [payment] }),
      });
      address.searchParams.set('sessionId', session.id);
      address.searchParams.set('sessionResult', result);
    } else {
      this.#results.set(result, this.#resultOf(charge));
      address.searchParams.set('redirectResult', result);
    }
    return address.href;
  }

  refundByHand(reference: string, amount: number): void {
    const charge = this.begin(reference);
    this.#newRefund(charge, { value: amount, currency: charge.amount.currency }, charge.reference);
  }

  async settleRefunds(how: 'settled' | 'failed' | 'reversed'): Promise<void> {
    for (const refund of this.#refunds.filter(({ state }) => state !== 'over')) {
      const { charge, amount } = refund;
      const facts = { merchantReference: refund.reference, amount };
      const tell = (eventCode: string, success: boolean, reason = '') =>
        this.#tell(charge, eventCode, refund.psp, { ...facts, success: String(success), reason });
      if (how === 'reversed') await tell('REFUNDED_REVERSED', true);
      else if (how === 'failed' && refund.state === 'settled') await tell('REFUND_FAILED', true, 'Refund Failed');
      else if (refund.state === 'pending') {
        const fits = how === 'settled' && this.#settledOf(charge) + amount.value <= charge.amount.value;
        await tell('REFUND', fits, fits ? '' : 'Insufficient balance on payment');
        refund.state = fits ? 'settled' : 'over';
        continue;
      }
      if (how !== 'settled') refund.state = 'over';
    }
  }

  async dispute(reference: string, state: keyof typeof DISPUTES): Promise<void> {
    const charge = this.begin(reference);
    charge.dispute ??= this.#name('DIS');
    const additionalData = { chargebackReasonCode: ' 4853', defensePeriodEndsAt: '2026-12-31T03:03:07+02:00' };
    await this.#tell(charge, DISPUTES[state], charge.dispute, { additionalData, reason: 'Fraudulent' });
  }

  /** The payment of a session or a challenge, begun by whoever came to its page. */
  begin(reference: string): Charge {
    const session = this.#sessions.get(reference);
    if (session) {
      const [type = 'scheme'] = session.asked.allowedPaymentMethods as string[];
      session.charge ??= this.#newCharge(session.asked, type, session.id);
      return session.charge;
    }
    const charge = this.#charges.get(reference);
    if (!charge) throw new Error(`Adyen has no ${reference}.`);
    return charge;
  }

  amountOf(reference: string): string {
    const { amount } = this.begin(reference);
    return `${(amount.value / 100).toFixed(2)} ${amount.currency}`;
  }

  #newCharge(asked: Asked, type: string, session: string | null): Charge {
    const charge: Charge = {
      psp: this.#name('PSP'),
      reference: String(asked.reference),
      amount: asked.amount as Money,
      type,
      shopper: String(asked.shopperReference),
      returnUrl: String(asked.returnUrl),
      session,
      stores: asked.storePaymentMethodMode === 'enabled',
      state: 'open',
      reason: '',
      token: null,
      how: VISA,
      dispute: null,
    };
    this.#charges.set(charge.psp, charge);
    return charge;
  }

  #newRefund(charge: Charge, amount: Money, reference: string): Refund {
    const refund: Refund = { psp: this.#name('PSP'), reference, charge, amount, state: 'pending' };
    this.#refunds.push(refund);
    return refund;
  }

  #settledOf(charge: Charge): number {
    const settled = this.#refunds.filter((refund) => refund.charge === charge && refund.state === 'settled');
    return settled.reduce((sum, { amount }) => sum + amount.value, 0);
  }

  #resultOf(charge: Charge): object {
    const { psp, reference, amount, how } = charge;
    const said = { pspReference: psp, merchantReference: reference };
    if (charge.state === 'authorised') {
      return { ...said, resultCode: 'Authorised', amount, paymentMethod: { type: 'scheme', brand: schemeOf(how) } };
    }
    if (charge.state === 'pending') return { ...said, resultCode: 'Pending' };
    if (charge.state === 'cancelled') return { ...said, resultCode: 'Cancelled' };
    const [refusalReason, refusalReasonCode] = REASONS[charge.reason as Failure] ?? REASONS.declined;
    return { ...said, resultCode: 'Refused', refusalReason, refusalReasonCode };
  }

  #received(psp: string, own: string, { reference }: Asked): object {
    return {
      merchantAccount: this.#merchant,
      paymentPspReference: psp,
      pspReference: own,
      reference,
      status: 'received',
    };
  }

  async #tell(
    charge: Charge,
    eventCode: string,
    psp: string,
    { original = true, ...facts }: Partial<Item> & { original?: boolean } = {},
  ): Promise<void> {
    const about = original ? { originalReference: charge.psp } : {};
    const paymentMethod = charge.type === 'scheme' ? 'visa' : charge.type;
    await this.#send({ ...itemOf(this.#merchant, charge, eventCode, psp), paymentMethod, ...about, ...facts });
  }

  async #sendStored(charge: Charge, token: string): Promise<void> {
    const additionalData = {
      'recurring.shopperReference': charge.shopper,
      'recurring.recurringDetailReference': token,
      shopperReference: charge.shopper,
    };
    const amount = { value: 0, currency: charge.amount.currency };
    await this.#tell(charge, 'RECURRING_CONTRACT', token, { amount, additionalData, originalPsp: charge.psp });
  }

  #name(prefix: string): string {
    this.#names += 1;
    return `${prefix}${String(this.#names).padStart(16 - prefix.length, '0')}`;
  }
}
