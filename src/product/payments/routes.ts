import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError, notFound } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { queryInt } from '#platform/query.ts';
import type { Services } from '#platform/services.ts';
import { requireMember, type Sessions } from '#product/accounts/accounts.ts';
import {
  CheckoutReply,
  type PaymentError,
  PaymentReply,
  PaymentsReply,
  StartPaymentInput,
  StartPaymentReply,
} from './contract.ts';
import type { PaymentProvider, PaymentProviders } from './gateway.ts';
import { checkout, handleEvent, paymentNotFound, paymentView, rememberReference, startPayment } from './payments.ts';
import { type PaymentRow, paymentOfAccount, paymentsOfAccount } from './queries.ts';
import { sandboxRoutes } from './sandbox/routes.ts';

interface Registries {
  sessions: Sessions;
}

export function paymentsRoutes(app: App, services: Services, { sessions }: Registries): void {
  const { db, config } = services;
  const providers: PaymentProviders = config.mode === 'demo' ? [sandboxRoutes(app, services)] : [];
  const listening = () => ({ bus: services.bus, sessions, now: services.now() });

  app.get(
    '/api/checkout.php',
    {
      schema: {
        tags: ['payments'],
        summary: 'What a package costs in a country and how it can be paid there',
        querystring: z.object({
          package_id: queryInt(1, 2 ** 31 - 1),
          country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
        }),
        response: { 200: CheckoutReply },
      },
    },
    ({ query, site, actor }) => checkout(db, site, actor, providers, query),
  );

  app.post(
    '/api/payment.php',
    {
      schema: {
        tags: ['payments'],
        summary: 'Starts a payment; the same key again answers the same payment',
        body: StartPaymentInput,
        response: { 200: StartPaymentReply },
      },
    },
    async (request) => {
      const actor = requireMember(request.actor);
      const { site, body } = request;
      const payment = await db.transaction((tx) => startPayment(tx, actor, site, providers, body));
      if (!payment.redirect_url) await open(payment, shopOrigin(request, config.publicUrl), site.settings.name);
      const opened = await paymentOfAccount.one(db, actor.id, payment.id);
      if (!opened?.redirect_url) throw new AppError<PaymentError>('payment_failed', 502);
      return { payment: paymentView(opened), redirect_url: opened.redirect_url };
    },
  );

  /** Outside of any transaction: a provider may take seconds to answer. */
  async function open(payment: PaymentRow, origin: string, site: string): Promise<void> {
    const provider = namedProvider(providers, payment.provider);
    const opened = await provider.createPayment({
      payment: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      method: payment.method,
      description: `${site} ${payment.id}`,
      returnUrl: `${origin}/transactions/${payment.id}`,
    });
    await db.transaction((tx) => rememberReference(tx, payment, opened, listening()));
  }

  app.get(
    '/api/payment.php',
    {
      schema: {
        tags: ['payments'],
        summary: "One of the member's own payments",
        querystring: z.object({ id: queryInt(1) }),
        response: { 200: PaymentReply },
      },
    },
    async (request) => {
      const payment = await paymentOfAccount.one(db, requireMember(request.actor).id, request.query.id);
      if (!payment) throw paymentNotFound();
      return { payment: paymentView(payment) };
    },
  );

  app.get(
    '/api/payments.php',
    {
      schema: {
        tags: ['payments'],
        summary: "The member's payments, newest first",
        response: { 200: PaymentsReply },
      },
    },
    async (request) => ({
      payments: (await paymentsOfAccount(db, requireMember(request.actor).id)).map(paymentView),
    }),
  );

  // A scope of its own: here the body stays the text that was signed, whatever its type.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Querystring: { provider?: string } }>(
      '/api/webhook.php',
      {
        config: { acceptsForeignCalls: true },
        schema: { tags: ['payments'], summary: 'Where payment providers report, signed; ?provider= names who' },
      },
      async (request, reply) => {
        const provider = namedProvider(providers, request.query.provider ?? '');
        const body = typeof request.body === 'string' ? request.body : '';
        const event = await provider.verifyWebhook({ headers: request.headers, body, now: services.now() });
        if (!event) throw new AppError<PaymentError>('webhook_signature', 403);
        const verdict = await db.transaction((tx) => handleEvent(tx, provider.name, event, listening()));
        if (verdict === 'refused') {
          request.log.error({ provider: provider.name, event }, 'a payment event names another amount or currency');
          throw new AppError<PaymentError>('payment_amount_differs', 422);
        }
        // 202: kept, and handled as soon as the payment's reference is known.
        return reply.code(verdict === 'unknown' ? 202 : 200).send({ ok: true });
      },
    );
  });
}

/** Where the payer's browser is, when that is a place of ours: the Host header is whatever a caller writes into it. */
function shopOrigin({ protocol, host, site }: FastifyRequest, publicUrl: string): string {
  const here = URL.parse(`${protocol}://${host}`);
  const ours = [site.host, new URL(publicUrl).hostname, 'localhost', '127.0.0.1', '[::1]'];
  return here?.protocol.startsWith('http') && ours.includes(here.hostname) ? here.origin : publicUrl;
}

function namedProvider(providers: PaymentProviders, name: string): PaymentProvider {
  const provider = providers.find((candidate) => candidate.name === name);
  if (!provider) throw notFound();
  return provider;
}
