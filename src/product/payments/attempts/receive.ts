import { AppError, notFound } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { counterOf } from '#platform/metrics/metrics.ts';
import type { PaymentError } from '../contract.ts';
import type { ProviderFact, Webhook } from '../gateway.ts';
import { accountById, accountsOf, type UsableAccount } from '../payment-accounts/payment-accounts.ts';
import { askAttempt } from './ask.ts';
import { hearWithin } from './hear.ts';
import { attemptById, attemptByReference, checkAttemptSoon, checkSoon, insertDelivery } from './queries.ts';

const deliveries = counterOf<'facts' | 'hint' | 'forged'>(
  'payment_webhooks_total',
  'Webhooks of payment providers, by what they were; forged ones are only counted.',
  'kind',
);

/** Headers that prove nothing and may hold a password. */
const SECRET_HEADERS = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key'];

/** Keeps whatever comes, so that a provider's queue never stops. @throws not_found, webhook_signature (403) */
export async function receive(
  call: ControllerCall,
  named: { provider: string; account: number },
  body: string,
): Promise<string> {
  const account = await addressed(call, named);
  const provider = account && call.providers.get(account.provider);
  if (!account || !provider) throw notFound();
  const { headers, query } = call.http;
  const heard = await provider.read({ call, account }, { headers, query, body });
  deliveries(heard.kind);
  if (heard.kind === 'forged') throw new AppError<PaymentError>('webhook_signature', 403);
  if (heard.kind === 'hint') await followHint(call, account, heard);
  else {
    for (let item = 0; item < heard.forged; item += 1) deliveries('forged');
    await hearAll(call, account, heard.facts, { headers, query, body });
  }
  return provider.accepted;
}

async function addressed(call: ControllerCall, { provider, account: id }: { provider: string; account: number }) {
  const account = id > 0 ? await accountById(call, id) : (await accountsOf(call, call.site.companyId)).at(-1);
  return account?.provider === provider ? account : null;
}

async function hearAll(
  call: ControllerCall,
  account: UsableAccount,
  facts: readonly ProviderFact[],
  webhook: Webhook,
): Promise<void> {
  let delivery: number | null = null;
  for (const fact of facts) {
    await call.transaction(async (within) => {
      delivery ??= await keep(within, account, webhook);
      await hearWithin(within, account, fact, delivery);
    });
  }
}

async function keep(
  { tx, now }: Pick<Parameters<typeof hearWithin>[0], 'tx' | 'now'>,
  account: UsableAccount,
  { headers, body }: Webhook,
): Promise<number | null> {
  const shown = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.includes(name));
  const text = body.slice(0, 100_000).replaceAll('\u0000', '');
  const row = await insertDelivery.one(tx, {
    ...{ account: account.id, headers: JSON.stringify(Object.fromEntries(shown)), body: text, now },
  });
  return row?.id ?? null;
}

async function followHint(
  call: ControllerCall,
  account: UsableAccount,
  { reference, attempt: id }: { reference: string; attempt: number | null },
): Promise<void> {
  const { sql, now } = call;
  const found =
    (await attemptByReference.one(sql, { account: account.id, reference })) ??
    (id === null ? null : await attemptById.one(sql, { id }));
  if (!found || found.payment_account_id !== account.id) return;
  if (found.reference !== null && found.reference !== reference) return;
  await (found.reference === null
    ? checkAttemptSoon(sql, { id: found.id, account: account.id, now })
    : checkSoon(sql, { account: account.id, reference, now }));
  await askAttempt(call, account, { ...found, reference });
}
