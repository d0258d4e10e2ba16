import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { callProvider } from '../attempts/call-provider.ts';
import { ProviderError } from '../gateway.ts';
import { accountById } from '../payment-accounts/payment-accounts.ts';
import { removeAllStored, setForgotten, storedToForget } from './queries.ts';
import { cardOf } from './stored-methods.ts';

const FORGET_TIMEOUT_MS = 8_000;
const MAX_CARDS = 50;

export const eraseStored = ({ tx, now }: WriteCall, account: number): Promise<unknown> =>
  removeAllStored(tx, { account, now });

/** What got no answer is told again. */
export async function forgetCards({ services, onSite }: JobTools): Promise<void> {
  const { db } = services;
  for (const row of await storedToForget(db, { most: MAX_CARDS })) {
    const { read } = await onSite(row.site_id);
    const account = await accountById(read, row.payment_account_id);
    if (!account) continue;
    try {
      await callProvider(read, account, { call: 'forget', timeout: FORGET_TIMEOUT_MS }, (provider, to) =>
        provider.forget(to, cardOf(row)),
      );
      await setForgotten(db, { id: row.id, now: services.now() });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }
}
