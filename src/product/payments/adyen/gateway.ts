import { createHash } from 'node:crypto';
import { type PaymentOrder, type PaymentProvider, type ProviderCall, ProviderError } from '../gateway.ts';
import { askAdyen, type Connection } from './ask-adyen.ts';
import { shapes } from './contract.ts';
import { factOf, factsOfCharge, factsOfDetails, factsOfSession } from './facts-of.ts';
import * as policy from './policy.ts';
import { readWebhook } from './read-webhook.ts';

/** Adyen's Checkout API, version 72: its hosted page by sessions, stored cards by payments. */
export function adyen(options: { fetch?: typeof globalThis.fetch; baseUrl?: string } = {}): PaymentProvider {
  const connection: Connection = { fetch: options.fetch ?? globalThis.fetch, baseUrl: options.baseUrl ?? null };
  return {
    name: 'adyen',
    oneClick: 'challenge',
    accepted: '[accepted]',

    async open(to, order) {
      const session = await askAdyen(connection, to, {
        method: 'POST',
        path: '/sessions',
        body: sessionOf(to, order),
        key: order.key,
        reads: shapes.session,
      });
      if (!session.url) throw new ProviderError('invalid', 'a session without a page');
      const expiresAt = new Date(session.expiresAt ?? Number.NaN);
      return {
        reference: session.id,
        url: session.url,
        expiresAt: Number.isNaN(expiresAt.getTime()) ? null : expiresAt,
        customer: null,
        facts: [],
      };
    },

    // A session can be asked about by what its payer brings back, and by nothing else; nor can a payment.
    status: async () => 'cannot',

    async chargeStored(to, order, card) {
      const payment = await askAdyen(connection, to, {
        method: 'POST',
        path: '/payments',
        body: {
          ...basicsOf(to, order),
          paymentMethod: { type: 'scheme', storedPaymentMethodId: card.token },
          shopperReference: card.customer || order.buyer,
          shopperInteraction: 'ContAuth',
          recurringProcessingModel: 'CardOnFile',
          // A challenge on the bank's page: a native one needs scripts of Adyen's on ours.
          authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
          ...(order.browser && { browserInfo: browserOf(order, order.browser) }),
        },
        key: order.key,
        reads: shapes.payment,
      });
      return factsOfCharge(order, payment);
    },

    async forget(to, { token, customer }) {
      const query = new URLSearchParams({ shopperReference: customer, merchantAccount: merchantOf(to) });
      try {
        await askAdyen(connection, to, {
          method: 'DELETE',
          path: `/storedPaymentMethods/${encodeURIComponent(token)}?${query}`,
          reads: shapes.nothing,
        });
      } catch (error) {
        if (!(error instanceof ProviderError && error.code === 'refused')) throw error;
      }
    },

    async refund(to, attempt, refund) {
      if (!attempt.charge) throw new ProviderError('invalid', 'a refund of what no pspReference is known of');
      const money = { amount: refund.amount, currency: refund.currency };
      const received = await askAdyen(connection, to, {
        method: 'POST',
        path: `/payments/${encodeURIComponent(attempt.charge)}/refunds`,
        body: {
          merchantAccount: merchantOf(to),
          amount: { value: money.amount, currency: money.currency },
          reference: policy.refundReferenceOf(attempt, refund.refund),
        },
        key: refund.key,
        reads: shapes.modification,
      });
      const { pspReference } = received;
      return {
        ...factOf(attempt, `refund:${pspReference}:pending`),
        ...money,
        object: 'refund',
        refund: pspReference,
        ourRefund: refund.refund,
        state: 'pending',
      };
    },

    async cancel(to, attempt) {
      if (!attempt.charge) return 'cannot';
      await askAdyen(connection, to, {
        method: 'POST',
        path: `/payments/${encodeURIComponent(attempt.charge)}/cancels`,
        body: { merchantAccount: merchantOf(to), reference: policy.cancelReferenceOf(attempt) },
        key: `cancel-${attempt.charge}`,
        reads: shapes.modification,
      });
      // Adyen only says that it received the call. A webhook says what came of it.
      return [];
    },

    read: async (to, webhook) => readWebhook(to, webhook),

    async finishReturn(to, attempt, { sessionId, sessionResult, redirectResult }) {
      if (redirectResult) {
        const payment = await askAdyen(connection, to, {
          method: 'POST',
          path: '/payments/details',
          body: { details: { redirectResult } },
          key: createHash('sha256').update(redirectResult).digest('hex'),
          reads: shapes.payment,
        });
        return factsOfDetails(attempt, payment);
      }
      if (!sessionResult || (sessionId && sessionId !== attempt.reference)) return [];
      const result = await askAdyen(connection, to, {
        method: 'GET',
        path: `/sessions/${encodeURIComponent(attempt.reference)}?${new URLSearchParams({ sessionResult })}`,
        reads: shapes.sessionResult,
      });
      return factsOfSession(attempt, result);
    },

    async liveMethods(to, { amount, currency, country }) {
      const { paymentMethods = [] } = await askAdyen(connection, to, {
        method: 'POST',
        path: '/paymentMethods',
        body: {
          merchantAccount: merchantOf(to),
          amount: { value: amount, currency },
          countryCode: country,
          channel: 'Web',
        },
        reads: shapes.methods,
      });
      return policy.methodsOf(paymentMethods.map(({ type }) => type ?? ''));
    },
  };
}

function merchantOf({ account }: Pick<ProviderCall, 'account'>): string {
  const merchant = account.settings.merchant_account;
  if (!merchant) throw new ProviderError('credentials', 'merchant_account is not set');
  return merchant;
}

const basicsOf = (to: ProviderCall, order: PaymentOrder) => ({
  merchantAccount: merchantOf(to),
  reference: policy.referenceOf(order),
  merchantOrderReference: `p${order.payment}`,
  amount: { value: order.amount, currency: order.currency },
  countryCode: order.country,
  shopperLocale: policy.LOCALE_TAGS[order.locale],
  returnUrl: order.returnUrl,
  channel: 'Web',
  ...(order.statement && { shopperStatement: order.statement }),
  ...(order.browser && { shopperIP: order.browser.ip }),
});

function sessionOf(to: ProviderCall, order: PaymentOrder) {
  const types = policy.TYPES[order.method];
  if (!types) throw new ProviderError('invalid', `no ${order.method} at Adyen`);
  return {
    ...basicsOf(to, order),
    mode: 'hosted',
    allowedPaymentMethods: types,
    expiresAt: order.expiresAt.toISOString(),
    shopperReference: order.buyer,
    shopperInteraction: 'Ecommerce',
    ...(order.store
      ? { storePaymentMethodMode: 'enabled', recurringProcessingModel: 'CardOnFile' }
      : { storePaymentMethodMode: 'disabled' }),
  };
}

const browserOf = (order: PaymentOrder, { userAgent, accept }: NonNullable<PaymentOrder['browser']>) => ({
  userAgent,
  acceptHeader: accept,
  language: policy.LOCALE_TAGS[order.locale],
  colorDepth: 24,
  screenWidth: 1280,
  screenHeight: 720,
  timeZoneOffset: 0,
  javaEnabled: false,
});
