import type { Sql, Tx } from '#platform/db/database.ts';
import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { addPurchasedCredits } from '#product/credits/credits.ts';
import type { PaymentMethod } from './contract.ts';
import type { PaymentEvent } from './gateway.ts';
import type * as described from './queries.gen.ts';

interface PaymentColumns {
  credits: Parameters<typeof addPurchasedCredits>[2];
  method: PaymentMethod;
}

/** `amount` in minor units. */
export type PaymentRow = RowOf<typeof paymentByKey>;

const COLUMNS = `id, account_id, package_id, credits, amount, currency, country, method, provider, provider_reference,
  redirect_url, status, created_at, completed_at`;

export const paymentByKey = statement<described.PaymentByKey, PaymentColumns>(
  `select ${COLUMNS} from payments where account_id = :account and key = :key`,
);
export const paymentOfAccount = statement<described.PaymentOfAccount, PaymentColumns>(
  `select ${COLUMNS} from payments where account_id = :account and id = :id`,
);
/** Newest first, up to `most`; of those before a payment, if one is given. */
export const paymentsOfAccount = statement<described.PaymentsOfAccount, PaymentColumns>(
  `select ${COLUMNS} from payments where account_id = :account and id < coalesce(:before?::bigint, 9223372036854775807)
    order by id desc limit :most`,
);
export const lockedPayment = statement<described.LockedPayment, PaymentColumns>(
  `select ${COLUMNS}, site_id from payments where provider = :provider and provider_reference = :reference for update`,
);

/** What the confirmation of a paid purchase says, in the language of its order, else its buyer's. */
export const purchaseToConfirm = statement<described.PurchaseToConfirm, { locale: Locale }>(`
  select p.id, p.credits, p.amount, p.currency, p.created_at, p.begin_at_once, a.email,
         coalesce(p.begin_at_once_locale, a.language) as locale
    from payments p join accounts a on a.id = p.account_id
   where p.id = :payment and p.site_id = :site and p.status = 'completed'`);

/** Null when the account's key is taken already. */
export const insertPayment = statement<described.InsertPayment, PaymentColumns>(`
  insert into payments (account_id, site_id, package_id, key, credits, amount, currency, country, method, provider,
    begin_at_once, begin_at_once_locale)
  values (:account, :site, :pack, :key, :credits, :amount, :currency, :country, :method, :provider, :asked?, :askedIn?)
  on conflict (account_id, key) do nothing returning ${COLUMNS}`);

/** The first reference stays. */
export const storeReference = statement<described.StoreReference>(
  'update payments set provider_reference = :reference, redirect_url = :redirectUrl where id = :id and provider_reference is null',
);
export const setStatus = statement<described.SetStatus>(
  'update payments set status = :status, completed_at = :completedAt? where id = :id',
);

/** Until the transaction ends, nobody else stores or handles anything of this reference. */
export const lockReference = statement<described.LockReference>(
  "select pg_advisory_xact_lock(hashtextextended(:provider::text || ' ' || :reference::text, 0))",
);

const insert = statement<described.Insert>(
  'insert into payment_events (provider, event_id, payload) values (:provider, :id, :payload) on conflict do nothing',
);
const handled = statement<described.Handled>(
  'select handled_at is not null as handled from payment_events where provider = :provider and event_id = :id',
);
/** Keeps an event once. @returns true when it was handled before. */
export async function keepEvent(tx: Tx, provider: string, event: PaymentEvent): Promise<boolean> {
  await insert(tx, { provider, id: event.id, payload: JSON.stringify(event) });
  return (await handled.one(tx, { provider, id: event.id }))?.handled ?? false;
}

export const markHandled = statement<described.MarkHandled>(
  'update payment_events set handled_at = :now where provider = :provider and event_id = :id',
);

const waiting = statement<described.Waiting, { payload: PaymentEvent }>(`
  select payload from payment_events
   where provider = :provider and handled_at is null and payload->>'reference' = :reference
   order by received_at, event_id`);
/** Events of a reference that came before the reference was known. */
export const waitingEvents = async (sql: Sql, provider: string, reference: string): Promise<PaymentEvent[]> =>
  (await waiting(sql, { provider, reference })).map((row) => row.payload);
