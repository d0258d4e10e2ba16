import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { addPurchasedCredits } from '#product/credits/credits.ts';
import type { PaymentMethod } from './contract.ts';
import type { MethodDetail, PaymentOrder } from './gateway.ts';
import type * as described from './queries.gen.ts';
import type { ReceiptView } from './receipts/contract.ts';

interface PaymentColumns {
  credits: Parameters<typeof addPurchasedCredits>[2];
  method: PaymentMethod;
  locale: Locale;
  detail: MethodDetail | null;
  receipts: ReceiptView[];
}

/** Amounts in minor units; `back` is what was sent back, or is on its way. */
export type PaymentRow = RowOf<typeof paymentByKey>;

/** A payment that was made before there were attempts has none. */
const PAYMENT = `
  select p.id, p.account_id, p.site_id, p.company_id, p.payment_account_id, p.package_id, p.claim_id, p.credits, p.amount, p.list_amount,
         p.currency, p.country, p.method, p.status, p.state, p.failure, p.discount_id, p.store_card, p.stored_method_id, p.statement_text, p.locale,
         p.vat_country, p.vat_rate, p.created_at, p.completed_at,
         a.id as attempt_id, a.no as attempt_no, a.key as attempt_key, a.state as attempt_state, a.url, a.reference, a.charge, a.detail,
         a.sent_at, a.expires_at, (select k.provider from payment_accounts k where k.id = p.payment_account_id) as provider,
         (select coalesce(sum(r.amount), 0)::int from refunds r
           where r.payment_id = p.id and r.reason <> 'paid_twice' and r.state not in ('failed', 'reversed')) as back,
         (select max(d.collect_on)::text from debits d where d.attempt_id = a.id and d.state in ('credited', 'batched')) as collect_on,
         (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'number', d.facts->>'number') order by d.id), '[]')
            from receipts d where d.payment_id = p.id) as receipts
    from payments p
    left join lateral (select * from payment_attempts t where t.payment_id = p.id order by t.no desc limit 1) a on true`;

export const paymentByKey = statement<described.PaymentByKey, PaymentColumns>(
  `${PAYMENT} where p.account_id = :account and p.key = :key`,
);
export const paymentOfAccount = statement<described.PaymentOfAccount, PaymentColumns>(
  `${PAYMENT} where p.account_id = :account and p.id = :id`,
);
export const paymentsOfAccount = statement<described.PaymentsOfAccount, PaymentColumns>(
  `${PAYMENT} where p.account_id = :account and p.id < coalesce(:before?::bigint, 9223372036854775807)
    order by p.id desc limit :most`,
);

interface OrderColumns {
  method: PaymentMethod;
  locale: Locale;
  browser: PaymentOrder['browser'];
}
const CUSTOMER = `
         (select s.customer from stored_methods s
           where s.account_id = m.account_id and s.payment_account_id = m.payment_account_id and s.customer <> ''
           order by s.id desc limit 1) as customer`;
/** Null when the account's key is taken already. */
export const insertPayment = statement<described.InsertPayment, OrderColumns>(`
  with made as (
    insert into payments (account_id, site_id, company_id, payment_account_id, package_id, claim_id, key, credits, amount, list_amount, currency,
      country, method, discount_id, discount_percentage, store_card, store_consent, stored_method_id, statement_text, locale, begin_at_once,
      begin_at_once_locale, vat_evidence, created_at)
    select :account, :site, s.company_id, :paymentAccount, :pack?, :claim?, :key, :credits, :amount, :listAmount, :currency, :country,
      :method, :discount?, :percentage?, :store, :consent?, :stored?, c.statement_text, :locale, :asked?, :askedIn?, :evidence, :now
      from sites s join companies c on c.id = s.company_id where s.id = :site
    on conflict (account_id, key) do nothing returning *),
  attempt as (
    insert into payment_attempts (payment_id, no, payment_account_id, key, state, sent_at, check_at, browser)
    select id, 1, payment_account_id, gen_random_uuid(), 'sent', :now, :checkAt, :browser? from made returning id, key, sent_at, browser)
  select m.id, m.account_id, m.payment_account_id, m.amount, m.currency, m.method, m.country, m.locale, m.store_card, m.stored_method_id,
         m.statement_text, a.id as attempt_id, a.key as attempt_key, a.sent_at, a.browser, ${CUSTOMER}
    from made m, attempt a`);
export type Ordered = RowOf<typeof insertPayment>;

export const orderedBefore = statement<described.OrderedBefore, OrderColumns>(`
  select m.id, m.account_id, m.payment_account_id, m.amount, m.currency, m.method, m.country, m.locale, m.store_card, m.stored_method_id,
         m.statement_text, a.id as attempt_id, a.key as attempt_key, a.sent_at, a.browser, ${CUSTOMER}
    from payments m join payment_attempts a on a.payment_id = m.id where m.id = :payment order by a.no desc limit 1`);

export const insertAttempt = statement<described.InsertAttempt>(`
  insert into payment_attempts (payment_id, no, payment_account_id, key, state, sent_at, check_at, browser)
  select :payment, max(no) + 1, min(payment_account_id), gen_random_uuid(), 'sent', :now, :checkAt, (array_agg(browser order by no desc))[1]
    from payment_attempts where payment_id = :payment having max(no) = :after
  on conflict do nothing returning id`);

export const statementText = statement<described.StatementText>(
  'select c.statement_text from sites s join companies c on c.id = s.company_id where s.id = :site',
);

export type OrderToConfirm = RowOf<typeof orderToConfirm>;
/** Locked: two jobs confirm one order one after the other. */
export const orderToConfirm = statement<
  described.OrderToConfirm,
  { locale: Locale; method: PaymentMethod; detail: MethodDetail | null }
>(`
  select p.id, p.account_id, p.credits, p.amount, p.list_amount, p.currency, p.created_at, p.begin_at_once, p.method, p.status,
         p.statement_text, p.vat_rate, p.confirmed, p.uncollected, p.locale, a.email,
         (select t.detail from payment_attempts t where t.payment_id = p.id order by t.no desc limit 1) as detail,
         c.name as company, c.address, c.city, c.country as company_country, c.kvk, c.vat_numbers, c.support_phone
    from payments p join accounts a on a.id = p.account_id join companies c on c.id = p.company_id
   where p.id = :payment and p.site_id = :site for update of p`);

export const noteConfirmed = statement<described.NoteConfirmed>(
  'update payments set confirmed = :stage where id = :payment',
);

export const lastPackage = statement<described.LastPackage>(`
  select p.package_id from payments p join packages k on k.id = p.package_id
   where p.account_id = :account and p.site_id = :site and p.status = 'completed' and k.active
   order by p.completed_at desc, p.id desc limit 1`);

export const brokenInvariants = statement<described.BrokenInvariants>(
  'select wrong, account_id, payment_id from payment_books limit :most',
);

/** What is there again after it was gone is new: nobody has seen it yet. */
export const keepFindings = statement<described.KeepFindings>(`
  insert into book_findings as f (wrong, account_id, payment_id, found_at, last_at)
  select distinct r.wrong, r.account_id, r.payment_id, :now::timestamptz, :now::timestamptz
    from jsonb_to_recordset(:found::jsonb) as r (wrong text, account_id bigint, payment_id bigint)
  on conflict (wrong, account_id, payment_id) do update set last_at = excluded.last_at, gone_at = null,
    found_at = case when f.gone_at is null then f.found_at else excluded.found_at end,
    acknowledged_at = case when f.gone_at is null then f.acknowledged_at end, staff_id = case when f.gone_at is null then f.staff_id end`);
export const endFindings = statement<described.EndFindings>(
  'update book_findings set gone_at = :now where gone_at is null and last_at < :now',
);

export const noteAcknowledged = statement<described.NoteAcknowledged>(`
  update book_findings set acknowledged_at = :now, staff_id = :staff where id = :id and gone_at is null and acknowledged_at is null
  returning id, wrong, account_id, payment_id`);

export const paymentData = statement<described.PaymentData>(`
  select (select coalesce(jsonb_agg(p order by p.id), '[]') from payments p where p.account_id = :account) as payments,
         (select coalesce(jsonb_agg(to_jsonb(c) - 'staff_name' order by c.id), '[]') from claims c where c.account_id = :account) as claims,
         (select coalesce(jsonb_agg(to_jsonb(d) order by d.id), '[]') from receipts d join payments p on p.id = d.payment_id
           where p.account_id = :account) as receipts,
         (select coalesce(jsonb_agg(to_jsonb(s) - 'token' - 'customer' order by s.id), '[]') from stored_methods s
           where s.account_id = :account) as stored_methods,
         (select coalesce(jsonb_agg(c order by c.currency), '[]') from spending_caps c where c.account_id = :account) as spending_caps,
         (select coalesce(jsonb_agg(to_jsonb(o) - 'code_hash' order by o.id), '[]') from phone_codes o where o.account_id = :account) as phone_codes,
         (select coalesce(jsonb_agg(to_jsonb(m) - 'iban' - 'iban_hash' || jsonb_build_object('collections',
                   (select coalesce(jsonb_agg(d order by d.id), '[]') from debits d where d.mandate_id = m.id)) order by m.id), '[]')
            from debit_mandates m where m.account_id = :account) as debit_mandates,
         (select coalesce(jsonb_agg(jsonb_build_object('refund_id', o.refund_id, 'amount', o.amount, 'holder', o.holder, 'iban_last4', o.iban_last4, 'about', o.about,
                   'state', o.state, 'answered_on', o.answered_on) order by o.id), '[]')
            from payouts o join refunds r on r.id = o.refund_id join payments p on p.id = r.payment_id where p.account_id = :account) as payouts,
         (select coalesce(jsonb_agg(to_jsonb(b) - 'iban_hash' - 'staff_name' order by b.id), '[]') from debit_blocks b
           where b.account_id = :account) as debit_blocks,
         (select coalesce(jsonb_agg(jsonb_build_object('payment_id', p.id, 'amount', e.amount, 'currency', e.currency, 'booked_on', e.booked_on,
                   'payer_name', e.payer_name, 'payer_country', e.payer_country, 'payer_last4', e.payer_last4, 'remittance', e.remittance)
                 order by e.id), '[]')
            from bank_entries e join payment_attempts t on t.id = e.attempt_id join payments p on p.id = t.payment_id
           where p.account_id = :account and e.state in ('matched', 'settled', 'confirms')) as transfers`);
