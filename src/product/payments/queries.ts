import type { Sql, Tx } from '#platform/db/database.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { addPurchasedCredits } from '#product/credits/credits.ts';
import type { PaymentMethod } from './contract.ts';
import type { PaymentEvent } from './gateway.ts';
import type { PaymentStatus } from './policy.ts';

export interface PaymentRow {
  id: number;
  account_id: number;
  package_id: number;
  credits: Parameters<typeof addPurchasedCredits>[2];
  /** Minor units. */
  amount: number;
  currency: string;
  country: string;
  method: PaymentMethod;
  provider: string;
  provider_reference: string | null;
  redirect_url: string | null;
  status: PaymentStatus;
  created_at: Date;
  completed_at: Date | null;
}

const COLUMNS = `id, account_id, package_id, credits, amount, currency, country, method, provider, provider_reference,
  redirect_url, status, created_at, completed_at`;

export const paymentByKey = prepared<PaymentRow, [account: number, key: string]>(
  `select ${COLUMNS} from payments where account_id = $1 and key = $2`,
);
export const paymentOfAccount = prepared<PaymentRow, [account: number, id: number]>(
  `select ${COLUMNS} from payments where account_id = $1 and id = $2`,
);
/** Newest first, up to `most`; of those before a payment, if one is given. */
export const paymentsOfAccount = prepared<PaymentRow, [account: number, before: number | null, most: number]>(
  `select ${COLUMNS} from payments where account_id = $1 and id < coalesce($2::bigint, 9223372036854775807)
    order by id desc limit $3`,
);
export const lockedPayment = prepared<PaymentRow, [provider: string, reference: string]>(
  `select ${COLUMNS} from payments where provider = $1 and provider_reference = $2 for update`,
);

/** Null when the account's key is taken already. */
export const insertPayment = prepared<
  PaymentRow,
  [
    account: number,
    site: number,
    pack: number,
    key: string,
    credits: number,
    amount: number,
    currency: string,
    country: string,
    method: string,
    provider: string,
  ]
>(`
  insert into payments (account_id, site_id, package_id, key, credits, amount, currency, country, method, provider)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (account_id, key) do nothing returning ${COLUMNS}`);

/** The first reference stays. */
export const storeReference = prepared<never, [id: number, reference: string, redirectUrl: string]>(
  'update payments set provider_reference = $2, redirect_url = $3 where id = $1 and provider_reference is null',
);
export const setStatus = prepared<never, [id: number, status: PaymentStatus, completedAt: Date | null]>(
  'update payments set status = $2, completed_at = $3 where id = $1',
);

/** Until the transaction ends, nobody else stores or handles anything of this reference. */
export const lockReference = prepared<never, [provider: string, reference: string]>(
  "select pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 0))",
);

const insert = prepared<never, [provider: string, id: string, payload: string]>(
  'insert into payment_events (provider, event_id, payload) values ($1, $2, $3) on conflict do nothing',
);
const handled = prepared<{ handled: boolean }, [provider: string, id: string]>(
  'select handled_at is not null as handled from payment_events where provider = $1 and event_id = $2',
);
/** Keeps an event once. @returns true when it was handled before. */
export async function keepEvent(tx: Tx, provider: string, event: PaymentEvent): Promise<boolean> {
  await insert(tx, provider, event.id, JSON.stringify(event));
  return (await handled.one(tx, provider, event.id))?.handled ?? false;
}

export const markHandled = prepared<never, [provider: string, id: string, now: Date]>(
  'update payment_events set handled_at = $3 where provider = $1 and event_id = $2',
);

const waiting = prepared<{ payload: PaymentEvent }, [provider: string, reference: string]>(`
  select payload from payment_events
   where provider = $1 and handled_at is null and payload->>'reference' = $2
   order by received_at, event_id`);
/** Events of a reference that came before the reference was known. */
export const waitingEvents = async (sql: Sql, provider: string, reference: string): Promise<PaymentEvent[]> =>
  (await waiting(sql, provider, reference)).map((row) => row.payload);
