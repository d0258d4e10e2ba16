import * as z from 'zod/mini';
import type { App } from '#platform/http/app.ts';
import { inlineHash } from '#platform/http/inline-hash.ts';
import type { Services } from '#platform/services.ts';
import { bankPage, STYLE, unknownPaymentPage } from './bank-page.ts';
import { DELIVERIES, SANDBOX_ACTIONS, SANDBOX_CARDS } from './policy.ts';
import { sandboxPayment } from './queries.ts';
import { decide } from './sandbox.ts';

const Place = z.object({ reference: z.string() });
const Chosen = z.object({
  action: z.enum(SANDBOX_ACTIONS),
  delivery: z._default(z.enum(DELIVERIES), 'once'),
  card: z._default(z.enum(SANDBOX_CARDS), 'plain'),
});

export function sandboxPages(app: App, { db, jobs, now }: Services): void {
  app.register(async (scope: App) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get('/sandbox/pay/:reference', { schema: { hide: true, params: Place } }, async (request, reply) => {
      const payment = await sandboxPayment.one(db, { reference: request.params.reference });
      reply.type('text/html; charset=utf-8').headers(pageHeaders(payment?.return_url));
      if (!payment) return reply.code(404).send(unknownPaymentPage(request.formats));
      return reply.send(bankPage(payment, request.formats));
    });

    scope.post(
      '/sandbox/pay/:reference',
      { schema: { hide: true, params: Place, body: Chosen } },
      async (request, reply) => {
        const { reference } = request.params;
        const payment = await db.transaction((tx) =>
          decide(
            { tx, now: now(), enqueue: ({ name }, data, options) => jobs.enqueue(tx, name, data, options) },
            reference,
            request.body,
          ),
        );
        const shop =
          request.body.action === 'cancel' ? (payment?.cancel_url ?? payment?.return_url) : payment?.return_url;
        return reply.redirect(shop ?? `/sandbox/pay/${encodeURIComponent(reference)}`, 303);
      },
    );
  });
}

function pageHeaders(returnUrl: string | undefined): Record<string, string> {
  const shop = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  return {
    'content-security-policy': `default-src 'none'; style-src ${inlineHash(STYLE)}; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
  };
}
