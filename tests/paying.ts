import { randomUUID } from 'node:crypto';
import type { Services } from '#platform/services.ts';
import { BEGIN_AT_ONCE, type CheckoutReply, type PaymentView } from '#product/payments/contract.ts';
import type { PaymentFact, ProviderFact } from '#product/payments/gateway.ts';
import { SIGNATURE_HEADER, signatureOf } from '#product/payments/sandbox/gateway.ts';
import { secretIn } from '#product/payments/sandbox/secret.ts';
import type { TestApp } from './harness.ts';

type Injecting = Pick<TestApp, 'app'>;

/** What the checkout sends for a package, at the price that it shows. */
export async function orderOf(
  { app }: Injecting,
  change: { package_id?: number; method?: string; country?: string; cookie?: string } = {},
): Promise<Record<string, unknown>> {
  const { cookie, ...chosen } = { package_id: 1, method: 'card', country: 'NL', ...change };
  const url = `/api/checkout.php?package_id=${chosen.package_id}&country=${chosen.country}`;
  const checkout: CheckoutReply = (
    await app.inject({ method: 'GET', url, ...(cookie && { headers: { cookie } }) })
  ).json();
  return { ...chosen, key: randomUUID(), begin_at_once: BEGIN_AT_ONCE, total: checkout.total };
}

/** What the sandbox says of a payment that was started by the page of `redirect_url`. */
export const factOf = (
  payment: Pick<PaymentView, 'price'>,
  reference: string,
  change: Partial<PaymentFact> = {},
): PaymentFact => ({
  ...{ id: `evt_${randomUUID()}`, object: 'payment', reference, ours: null, state: 'paid' },
  ...payment.price,
  ...{ failure: null, charge: null, detail: null, ...change },
});

export const referenceOf = ({ redirect_url }: { redirect_url: string | null }): string =>
  redirect_url?.split('/').at(-1) ?? '';

/** The call by which the sandbox tells something. */
export async function sandboxCall(
  { config, now }: Pick<Services, 'config' | 'now'>,
  facts: readonly ProviderFact[],
  { account, at = now(), key, body }: { account?: number; at?: Date; key?: string; body?: string } = {},
) {
  const payload = JSON.stringify({ facts });
  const signature = signatureOf(payload, key ?? (await secretIn(config.dataDir)), at);
  return {
    method: 'POST' as const,
    url: `/api/webhook.php?provider=sandbox${account === undefined ? '' : `&account=${account}`}`,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    payload: body ?? payload,
  };
}

/**
 * A purchase as it lies in the database, put there without a provider: 25 credits for €9.95, completed unless told otherwise. Its
 * credits are not added.
 * @returns its number.
 */
export async function storedPurchase(
  { db }: Pick<TestApp, 'db'>,
  account: number,
  { at = new Date(), amount = 995, credits = 25, open = false } = {},
): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    text: `
      with made as (
        insert into payments (account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount, currency, country,
          method, status, state, locale, created_at, completed_at)
        select $1, s.id, s.company_id, a.id, p.id, gen_random_uuid(), $4, $3, $3, 'EUR', 'NL', 'card', case when $5 then 'loading' else 'completed' end,
               case when $5 then 'opened' else 'paid' end, 'en', $2, case when $5 then null else $2 end
          from packages p join sites s on s.id = p.site_id join payment_accounts a on a.company_id = s.company_id and a.provider = 'sandbox'
         order by p.id limit 1 returning id, payment_account_id, state)
      insert into payment_attempts (payment_id, no, payment_account_id, key, reference, state, created_at, sent_at)
      select id, 1, payment_account_id, gen_random_uuid(), 'sb_stored_' || id, case when $5 then 'open' else 'paid' end, $2, $2 from made
      returning payment_id as id`,
    values: [account, at, amount, credits, open],
  });
  return rows[0]?.id ?? 0;
}
