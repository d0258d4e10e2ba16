import type { FastifyInstance } from 'fastify';
import { type Bank, found } from './bank.ts';

type Outcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired';

/** What the double does when a payer presses a button. */
export interface Payer {
  act(reference: string, outcome: Outcome): Promise<void>;
}

/** Plain pages of Stripe's, and of the bank that asks for a stored card, on which a payer presses buttons. */
export function addHostedPages(app: FastifyInstance, bank: Bank, payer: Payer): void {
  app.get<{ Params: { id: string } }>('/c/pay/:id', async ({ params }, reply) => {
    const { amount_total: amount, currency, status } = found(bank.sessions, params.id);
    const outcomes = status === 'open' ? ['paid', 'pending', 'failed', 'cancelled', 'expired'] : [];
    return reply.type('text/html').send(page('Stripe Checkout', amount, currency, outcomes));
  });
  app.post<{ Params: { id: string }; Body: { outcome: Outcome } }>('/c/pay/:id', async ({ params, body }, reply) => {
    const session = found(bank.sessions, params.id);
    if (session.status !== 'open') return reply.code(410).type('text/html').send(OVER);
    await payer.act(session.id, body.outcome);
    const isDone = found(bank.sessions, params.id).status === 'complete';
    return reply.redirect(isDone ? session.success_url : session.cancel_url, 303);
  });
  app.get<{ Params: { id: string } }>('/challenge/:id', async ({ params }, reply) => {
    const { amount, currency, status } = found(bank.intents, params.id);
    const outcomes = status === 'requires_action' ? ['paid', 'failed'] : [];
    return reply.type('text/html').send(page('Your bank', amount, currency, outcomes));
  });
  app.post<{ Params: { id: string }; Body: { outcome: Outcome } }>(
    '/challenge/:id',
    async ({ params, body }, reply) => {
      const intent = found(bank.intents, params.id);
      await payer.act(intent.id, body.outcome);
      const address = new URL(intent.return_url ?? '');
      address.searchParams.set('payment_intent', intent.id);
      address.searchParams.set('redirect_status', body.outcome === 'paid' ? 'succeeded' : 'failed');
      return reply.redirect(address.href, 303);
    },
  );
}

const OVER = '<!doctype html>\n<title>Over</title>\n<h1>There is nothing to do here.</h1>\n';

function page(title: string, amount: number, currency: string, outcomes: readonly string[]): string {
  const price = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const buttons = outcomes.map((outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<h1>${title}</h1>
<p>${price}</p>
${outcomes.length > 0 ? `<form method="post">\n${buttons}\n</form>` : '<p>There is nothing to do here.</p>'}
`;
}
