import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { addDays, dayOf } from '../sepa/collection-day.ts';
import { blankPayees, blankPayers } from './queries.ts';

/** Days after which nobody withdraws any more, and a refund by staff asks for the account. */
const PAYER_RETENTION_DAYS = 180;
const DAY_MS = 24 * 3600_000;
/** A bank returns a transfer within days; an inquiry takes weeks. Milliseconds. */
const PAYEE_RETENTION_MS = 90 * DAY_MS;

export async function erasePayees({ tx }: WriteCall, account: number): Promise<void> {
  await blankPayers(tx, { account, before: '0001-01-01' });
  await blankPayees(tx, { account, before: new Date(0) });
}

export async function forgetPayees({ services: { db, now } }: JobTools): Promise<void> {
  await blankPayers(db, { account: null, before: addDays(dayOf(now()), -PAYER_RETENTION_DAYS) });
  await blankPayees(db, { account: null, before: new Date(now().getTime() - PAYEE_RETENTION_MS) });
}
