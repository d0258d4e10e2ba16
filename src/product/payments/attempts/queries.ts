import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { addPurchasedCredits } from '#product/credits/credits.ts';
import type { PaymentFailure, PaymentMethod } from '../contract.ts';
import type { MethodDetail, PaymentFact, ProviderFact } from '../gateway.ts';
import type { DisputeState, RefundState } from '../policy.ts';
import type * as described from '../queries.gen.ts';

/** Until the transaction ends, nobody else stores or handles anything of this reference: a webhook may be faster than the answer. */
export const lockReference = statement<described.LockReference>(
  "select pg_advisory_xact_lock(hashtextextended(:account::int || ' ' || :reference::text, 0))",
);

export const insertDelivery = statement<described.InsertDelivery>(`
  insert into payment_deliveries (payment_account_id, headers, body, received_at)
  values (:account, :headers, :body, :now) returning id`);
export const deleteDeliveriesBefore = statement<described.DeleteDeliveriesBefore>(
  'delete from payment_deliveries where received_at < :before',
);

export const CUT_SIZE = 1000;

/** Leaves what waits for its payment, and what staff have still to look at. */
export const cutOldFacts = statement<described.CutOldFacts>(`
  update payment_events e
     set payload = (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(e.payload) f
                     where f.key = 'state' or e.object = 'payment' and f.key in ('failure', 'charge', 'detail'))
    from (select payment_account_id, event_id from payment_events
           where received_at < :before and handled_at is not null and payload->>'reference' is not null
             and (anomaly is null or anomaly_closed_at is not null)
           order by received_at limit ${CUT_SIZE} for update skip locked) old
   where e.payment_account_id = old.payment_account_id and e.event_id = old.event_id returning e.event_id`);

/** @returns whether it was handled before. */
export const keepFact = statement<described.KeepFact>(`
  with kept as (
    insert into payment_events (payment_account_id, event_id, object, reference, payload, delivery_id, received_at)
    values (:account, :id, :object, :reference, :payload, :delivery?, :now) on conflict do nothing returning 1)
  select exists (select from payment_events e where e.payment_account_id = :account and e.event_id = :id and e.handled_at is not null) as handled`);

export type AttemptRow = RowOf<typeof attemptByReference>;

const ATTEMPT = `
  select t.id, t.no, t.payment_id, t.payment_account_id, t.key, t.reference, t.charge, t.url, t.state, t.created_at, t.sent_at,
         t.expires_at, t.checks, p.account_id, p.site_id, p.amount, p.currency, p.method
    from payment_attempts t join payments p on p.id = t.payment_id`;
interface AttemptColumns {
  method: PaymentMethod;
}

export const attemptByReference = statement<described.AttemptByReference, AttemptColumns>(
  `${ATTEMPT} where t.payment_account_id = :account and t.reference = :reference`,
);
export const attemptByCharge = statement<described.AttemptByCharge, AttemptColumns>(
  `${ATTEMPT} where t.payment_account_id = :account and t.charge = :charge order by t.id limit 1`,
);
export const attemptById = statement<described.AttemptById, AttemptColumns>(`${ATTEMPT} where t.id = :id`);
export const attemptsOfPayment = statement<described.AttemptsOfPayment, AttemptColumns>(
  `${ATTEMPT} where t.payment_id = :payment order by t.no desc`,
);

/** Each is put off at once, so that no two processes ask. */
export const takeDueAttempts = statement<described.TakeDueAttempts>(`
  update payment_attempts set check_at = :later
   where id in (select id from payment_attempts where check_at <= :now order by check_at limit :most for update skip locked)
  returning id`);

export const putOffCheck = statement<described.PutOffCheck>(
  'update payment_attempts set check_at = :at?, checks = checks + 1 where id = :id',
);
export const checkSoon = statement<described.CheckSoon>(
  'update payment_attempts set check_at = :now where payment_account_id = :account and reference = :reference',
);
export const checkAttemptSoon = statement<described.CheckAttemptSoon>(
  'update payment_attempts set check_at = :now where id = :id and payment_account_id = :account',
);

/** The first reference stays. */
export const storeOpened = statement<described.StoreOpened>(`
  with stored as (
    update payment_attempts
       set reference = coalesce(reference, :reference), url = coalesce(url, :url?), expires_at = coalesce(expires_at, :expires?),
           answered_at = coalesce(answered_at, :now), check_at = :checkAt, browser = null,
           state = case when state in ('made', 'sent', 'unknown') then 'open' else state end
     where id = :id returning payment_id, state)
  update payments p set state = 'opened' from stored where p.id = stored.payment_id and stored.state = 'open' and p.state = 'ordered'`);
export const storeUnknown = statement<described.StoreUnknown>(`
  update payment_attempts set state = 'unknown', check_at = :checkAt where id = :id and state in ('made', 'sent', 'unknown')`);

export type LockedPayment = RowOf<typeof lockPayment>;
export const lockPayment = statement<described.LockPayment, { credits: Parameters<typeof addPurchasedCredits>[2] }>(`
  select p.id, p.account_id, p.site_id, p.company_id, p.credits, p.amount, p.currency, p.country, p.status, p.state, p.completed_at,
         p.store_card, p.store_consent, p.stored_method_id, p.locale, p.created_at, p.vat_evidence, p.uncollected, p.claim_id
    from payments p where p.id = :id for update`);

export const lockPaymentOf = statement<described.LockPaymentOf>(`
  select p.id from payments p where p.id = (select t.payment_id from payment_attempts t where t.id = :attempt) for update`);

/** Leaves out a payment after which another was paid, is on its way or failed. */
export const endToMail = statement<
  described.EndToMail,
  { locale: Locale; method: PaymentMethod; failure: PaymentFailure | null; detail: MethodDetail | null }
>(`
  select p.amount, p.currency, p.method, p.status, p.state, p.failure, p.claim_id, p.locale, p.end_mailed_at, a.email,
         (select t.detail from payment_attempts t where t.payment_id = p.id order by t.no desc limit 1) as detail,
         exists (select from payments o where o.account_id = p.account_id and o.id > p.id and o.claim_id is not distinct from p.claim_id
            and (o.status in ('completed', 'pending') or o.state = 'failed')) as tried_again
    from payments p join accounts a on a.id = p.account_id where p.id = :payment and p.site_id = :site for update of p`);
export const noteEndMailed = statement<described.NoteEndMailed>(
  'update payments set end_mailed_at = :now where id = :payment',
);

export const factsOf = statement<
  described.FactsOf,
  { attempts: AttemptFacts[]; refunds: RefundFacts[]; disputes: DisputeState[] }
>(`
  select (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'state', t.state, 'said', coalesce(e.said, '[]')) order by t.no), '[]')
            from payment_attempts t left join lateral (
              select jsonb_agg(jsonb_build_object('state', e.payload->>'state', 'failure', e.payload->>'failure', 'charge', e.payload->>'charge',
                                                  'detail', e.payload->'detail') order by e.received_at, e.event_id) as said
                from payment_events e where e.attempt_id = t.id and e.object = 'payment' and e.anomaly is distinct from 'amount'
                 and e.anomaly is distinct from 'currency') e on true
           where t.payment_id = :payment) as attempts,
         (select coalesce(jsonb_agg(jsonb_build_object('state', r.state, 'amount', r.amount)), '[]') from refunds r
           where r.payment_id = :payment and r.reason <> 'paid_twice') as refunds,
         (select coalesce(jsonb_agg(d.state), '[]') from disputes d where d.payment_id = :payment) as disputes`);
export interface AttemptFacts {
  id: number;
  state: PaymentFact['state'] | 'made' | 'sent' | 'unknown';
  said: {
    state: PaymentFact['state'];
    failure: PaymentFact['failure'];
    charge: string | null;
    detail: MethodDetail | null;
  }[];
}
export interface RefundFacts {
  state: RefundState;
  amount: number;
}

export const setAttempt = statement<described.SetAttempt>(`
  update payment_attempts set state = :state, failure = :failure?, charge = coalesce(charge, :charge?), detail = coalesce(detail, :detail?),
         check_at = case when :over then null else check_at end,
         browser = case when :over then null else browser end
   where id = :id`);

export const setPayment = statement<described.SetPayment>(`
  update payments set state = :state, status = :status, failure = :failure?, completed_at = coalesce(completed_at, :completedAt?),
         ended_at = :endedAt?
   where id = :id`);

export const freezeVat = statement<described.FreezeVat>(
  'update payments set vat_country = :country?, vat_rate = :rate?, vat_evidence = :evidence where id = :id',
);

/** The first that came stays. */
export const setCardCountry = statement<described.SetCardCountry>(`
  update payments set vat_evidence = vat_evidence || jsonb_build_object('card', :country::text)
   where id = :id and vat_evidence->>'card' is null`);

export const markHandled = statement<described.MarkHandled>(`
  update payment_events set handled_at = :now, attempt_id = :attempt?, anomaly = :anomaly?
   where payment_account_id = :account and event_id = :id`);

export const waitingFacts = statement<described.WaitingFacts, { payload: ProviderFact }>(`
  select payload from payment_events
   where payment_account_id = :account and reference = :reference and handled_at is null
   order by received_at, event_id`);

export const companyVat = statement<described.CompanyVat>(
  'select country, vat_scheme, vat_registered from companies where id = :company',
);

export const hasPurchase = statement<described.HasPurchase>(`
  select exists (select from payments p where p.account_id = :account and p.claim_id is null and p.status = 'completed' and not p.uncollected and p.state <> 'refunded'
      and (p.state <> 'charged_back' or not exists (select from disputes d where d.payment_id = p.id and d.state = 'lost'))) as stands`);

export type AnomalyRow = RowOf<typeof openAnomalyRows>;
export const openAnomalyRows = statement<described.OpenAnomalyRows>(`
  select e.payment_account_id, e.event_id, e.anomaly, e.object, e.reference, e.received_at, k.provider, t.payment_id, p.account_id
    from payment_events e join payment_accounts k on k.id = e.payment_account_id
    left join payment_attempts t on t.id = e.attempt_id left join payments p on p.id = t.payment_id
   where e.anomaly is not null and e.anomaly_closed_at is null order by e.received_at, e.event_id limit :most`);
export const closeAnomalyRow = statement<described.CloseAnomalyRow>(`
  update payment_events set anomaly_closed_at = :now, anomaly_staff_name = :staff
   where payment_account_id = :account and event_id = :event and anomaly is not null and anomaly_closed_at is null returning event_id`);
