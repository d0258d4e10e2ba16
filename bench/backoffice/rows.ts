/** A table and the statement that fills it. Numbers of rows follow from N, the number of members. */
export interface Filled {
  table: string;
  sql: string;
}

/** Three sites: the second has a fifth of all members, the third one of each thousand. */
const SITE = (id: string) => `case when ${id} % 1000 = 0 then 3 when ${id} % 5 = 0 then 2 else 1 end`;
/** When the n-th of so many happened, in six years: twice as many a day at the end as in the middle. */
const WHEN = (n: string, of: string) =>
  `(now() - interval '2190 days' * (0.5 * (1 - ${n}::float8 / (${of})) + 0.5 * (1 - ${n}::float8 / (${of})) ^ 2))`;
/** One of a list, by a number: numbers that follow one another do not get neighbours. */
const ONE_OF = (list: string, n: string) => {
  const words = list.split(' ');
  return `('{${words.join(',')}}'::text[])[1 + (hashint8(${n}::bigint)::bigint + 2147483648) % ${words.length}]`;
};
const FIRST_NAMES =
  'Anna Marit Emma Julia Sophie Lisa Eva Nora Sara Laura Maria Lena Mila Zoe Ida Clara Elin Freja Lotte Sanne Fleur Femke Iris Noor Tess Amelie Chloe Camille Manon Ines Giulia Chiara Elena Lucia Carmen Paula Marta Agata Kasia Ola Thomas Lukas Jan Peter Max Paul Felix Daan Bram Sem Lars Nils Erik Sven Olaf Hugo Louis Jules Marco Luca Matteo Pablo Diego Javier Piotr Pawel Tomasz James Oliver Harry Jack George Emil Oskar Viktor Kees Wim Henk Ruud Bas Tim';
const LAST_NAMES =
  'jansen devries bakker visser smit meijer muller schmidt schneider fischer weber wagner becker hoffmann schulz koch martin bernard dubois durand moreau laurent simon michel garcia fernandez lopez sanchez perez rossi russo ferrari bianchi nowak kowalski wisniewski larsson nilsson hansen olsen smith jones taylor brown';
const MAIL_HOSTS =
  'gmail.com gmail.com gmail.com gmail.com gmail.com hotmail.com hotmail.com outlook.com yahoo.com icloud.com web.de gmx.de gmx.net ziggo.nl kpnmail.nl orange.fr free.fr libero.it wp.pl telia.se';
const CITIES =
  'Amsterdam Rotterdam Utrecht Eindhoven Berlin Hamburg Munich Cologne Frankfurt Vienna Zurich Paris Lyon Marseille Lille Madrid Barcelona Valencia Sevilla Rome Milan Naples Turin Warsaw Krakow Gdansk Stockholm Malmo Oslo Bergen Copenhagen Aarhus London Leeds Bristol Dublin Antwerp Ghent Brussels Luxembourg';
const COUNTRIES = 'NL NL NL DE DE DE DE FR FR ES IT PL SE NO DK GB GB BE AT CH';
/** As members name themselves: a first name, often a number or a word behind it; none twice. */
const NAME = (id: string) =>
  `${ONE_OF(FIRST_NAMES, id)} || ${ONE_OF('_ . - x 19 20 de van la of', `${id} + 7`)} || to_hex((${id} * 7919) % 2147483647)`;
const EMAIL = (id: string) =>
  `lower(${ONE_OF(FIRST_NAMES, id)} || '.' || ${ONE_OF(LAST_NAMES, `${id} * 3`)} || ${id} || '@' || ${ONE_OF(MAIL_HOSTS, `${id} * 5`)})`;
/** A member by a number, spread over all. */
const SOMEBODY = (n: string) => `1 + (${n}::bigint * 7919) % N`;
const STAFF = 12;

const FEW: Filled[] = [
  {
    table: 'companies',
    sql: `insert into companies (name, address, kvk, city, country)
      select 'Company ' || n, 'Street 1', '1234567' || n, 'Amsterdam', 'NL' from generate_series(1, 2) n`,
  },
  {
    table: 'sites',
    sql: `insert into sites (host, is_default, pool, company_id, settings)
      values ('one.example', true, 1, 1, '{}'), ('two.example', false, 1, 1, '{}'), ('small.example', false, 2, 2, '{}')`,
  },
  {
    table: 'packages',
    sql: 'insert into packages (site_id, credits, position) select id, 50, 0 from sites',
  },
  {
    table: 'payment_accounts',
    sql: `insert into payment_accounts (company_id, provider, mode, position)
      select c, p, 'live', 1 from generate_series(1, 2) c, unnest('{stripe,bank,sepa}'::text[]) with ordinality o (p, place) order by c, place`,
  },
  {
    table: 'staff',
    sql: `insert into staff (name, secret_hash, created_at)
      select ${ONE_OF(FIRST_NAMES, 'n * 13')} || ' ' || n, md5(n::text) || md5(n::text), now() - interval '3 years' from generate_series(1, ${STAFF}) n`,
  },
];

const MEMBERS: Filled[] = [
  {
    table: 'accounts',
    sql: `insert into accounts (id, site_id, kind, email, password_hash, status, language, credits, paid_user, signup_date, confirmed_at)
      select n, ${SITE('n')}, case when n % 5000 = 1 then 'fictional' else 'member' end, case when n % 5000 = 1 then null else ${EMAIL('n')} end, '',
             case when n % 5000 = 1 then 'active' when n % 17 = 0 then 'not_confirmed' when n % 61 = 0 then 'blocked' else 'active' end,
             ${ONE_OF('nl de en fr es it pl sv', 'n')}, n % 40, n % 20 = 0, ${WHEN('n', 'N')}, ${WHEN('n', 'N')}
        from generate_series(1, N) n`,
  },
  {
    table: 'accounts',
    sql: `insert into accounts (id, site_id, kind, role, email, status, language, all_sites, signup_date)
      select N + n, 1, 'staff', ${ONE_OF('moderator support finance admin', 'n')}, 'staff' || n || '@example.com', 'active', 'en', n % 2 = 0, now()
        from generate_series(1, ${STAFF}) n`,
  },
  { table: 'staff', sql: 'update staff set account_id = N + id' },
  {
    table: 'members',
    sql: `insert into members (id, pool, name, gender, sexuality, date_of_birth, country, city, fictional, created_at)
      select n, case when n % 1000 = 0 then 2 else 1 end, ${NAME('n')}, case when n % 3 = 0 then 'female' else 'male' end, 'hetero',
             current_date - 6570 - (n * 31 % 16000)::int, ${ONE_OF(COUNTRIES, 'n')}, ${ONE_OF(CITIES, 'n * 11')}, n % 5000 = 1, ${WHEN('n', 'N')}
        from generate_series(1, N) n`,
  },
  {
    table: 'sessions',
    sql: `insert into sessions (token_hash, account_id, created_at, expires_at, user_agent, country, last_used_at, strong)
      select sha256(n::text::bytea), ${SOMEBODY('n')}, now() - (n % 90) * interval '1 day', now() + (n % 90) * interval '1 day', 'Mozilla/5.0', 'NL', now(), n % 3 = 0
        from generate_series(1, N / 10) n`,
  },
  {
    table: 'account_signals',
    // A network of a household has few, that of a provider of mobile telephones has twenty thousand.
    sql: `insert into account_signals (account_id, kind, hash, first_at, last_at)
      select n * 10 - n % 7, k, sha256((k || case when k = 'device' then n / 2 when n % 50 = 0 then 0 else n / 5 end)::bytea), now() - interval '60 days', now() - (n % 90) * interval '1 day'
        from generate_series(1, N / 10) n, unnest('{network,device}'::text[]) k`,
  },
];

const MONEY: Filled[] = [
  {
    table: 'credit_ledger',
    sql: `insert into credit_ledger (account_id, amount, reason, reference, created_at)
      select ${SOMEBODY('n')}, case when n % 4 = 0 then 50 else -2 end, case when n % 4 = 0 then 'purchase' else 'message' end,
             case when n % 4 = 0 then n / 4 else n end::text, ${WHEN('n', 'N')} from generate_series(N * 3 / 4 + 1, N) n`,
  },
  {
    table: 'payments',
    sql: `insert into payments (account_id, site_id, package_id, key, credits, amount, list_amount, currency, country, method, status, state, created_at,
                                completed_at, payment_account_id, company_id, locale)
      select p.who, ${SITE('p.who')}, 1, gen_random_uuid(), 50, 995 + n % 7 * 1000, 7995, 'EUR', 'NL', ${ONE_OF('card card card ideal paypal banktransfer directdebit', 'n')},
             case when n % 4 = 0 then 'failed' when n % 50 = 1 then 'pending' else 'completed' end,
             case when n % 4 = 0 then ${ONE_OF('failed failed cancelled expired', 'n')} when n % 50 = 1 then ${ONE_OF('ordered opened pending', 'n')}
                  when n % 250 = 2 then 'charged_back' when n % 100 = 3 then 'refunded' when n % 300 = 5 then 'partly_refunded'
                  when n % 100000 = 7 then 'won_back' else 'paid' end,
             ${WHEN('n', 'N / 4')}, case when n % 4 <> 0 and n % 50 <> 1 then ${WHEN('n', 'N / 4')} end,
             case when p.who % 1000 = 0 then 3 else 0 end + case n % 10 when 0 then 2 when 1 then 3 else 1 end, case when p.who % 1000 = 0 then 2 else 1 end, 'nl'
        from (select n, ${SOMEBODY('n')} as who from generate_series(1, N / 4) n) p`,
  },
  {
    table: 'payment_attempts',
    sql: `insert into payment_attempts (payment_id, no, payment_account_id, key, reference, state, created_at, sent_at, answered_at)
      select id, 1, payment_account_id, gen_random_uuid(), 'KDL-' || id, case status when 'completed' then 'paid' when 'pending' then 'open' else 'failed' end,
             created_at, created_at, created_at from payments order by id`,
  },
  {
    table: 'payment_events',
    sql: `insert into payment_events (payment_account_id, event_id, object, reference, attempt_id, payload, received_at, handled_at, anomaly, anomaly_closed_at)
      select payment_account_id, 'E-' || id, 'payment', reference, id, '{"state": "paid"}', created_at, created_at, case when id % 500 = 0 then 'amount' end,
             case when id % 500 = 0 and id % 50000 <> 0 then now() end from payment_attempts where id > N / 8`,
  },
  {
    table: 'disputes',
    sql: `insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, reason, state, due_at, created_at, changed_at, site_id)
      select id, id, payment_account_id, 'D-' || id, amount, 'EUR', 'fraudulent', case when id > N / 4 * 0.98 then 'warned' when id % 7 = 0 then 'won' else 'lost' end,
             created_at + interval '30 days', created_at + interval '20 days', created_at + interval '20 days', site_id
        from payments where id % 250 = 2 order by id`,
  },
  {
    table: 'claims',
    sql: `insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing, state, created_at)
      select p.account_id, p.id, d.id, d.amount, 'EUR', 40, case when d.id % 10 = 0 then 'open' else 'paid' end, d.created_at
        from disputes d join payments p on p.id = d.payment_id where d.state = 'lost' order by d.id`,
  },
  {
    table: 'refunds',
    sql: `insert into refunds (payment_id, attempt_id, key, cause, reason, requester, amount, currency, reference, state, created_at, sent_at, settled_at)
      select id, id, gen_random_uuid(), 'R' || id, 'staff', 'staff', amount, 'EUR', 'R-' || id, case when id > N / 4 * 0.995 then 'sent' else 'settled' end,
             created_at, created_at, case when id > N / 4 * 0.995 then null else created_at end
        from payments where id % 100 = 3 order by id`,
  },
  {
    table: 'refund_requests',
    sql: `insert into refund_requests (payment_id, company_id, account_id, amount, currency, reason, asking_staff_id, requested_at, state)
      select id, company_id, account_id, amount, 'EUR', 'goodwill', 1 + (id / 100 % ${STAFF})::int, created_at,
             case when id > N / 4 * 0.995 and id % 1000 = 3 then 'waiting' else 'ordered' end from payments where id % 100 = 3 order by id`,
  },
  {
    table: 'book_findings',
    sql: `insert into book_findings (wrong, account_id, payment_id, found_at, last_at, gone_at)
      select 'no receipt', account_id, id, created_at, created_at, case when id > N / 4 * 0.995 and id % 1000 = 9 then null else now() end
        from payments where id % 250 = 9 order by id`,
  },
  {
    table: 'bank_files',
    sql: `insert into bank_files (payment_account_id, hash, format, name, entries, staff_name, imported_at)
      select 2, md5(n::text) || md5('b' || n), 'camt.053', 'file-' || n, 1000, 'Ada', ${WHEN('n', '1000')} from generate_series(1, 1000) n`,
  },
  {
    table: 'bank_entries',
    sql: `insert into bank_entries (payment_account_id, file_id, entry_key, amount, currency, booked_on, payer_name, payer_country, payer_last4, payer_hash, remittance,
                                    attempt_id, state, surplus, created_at, settled_at, payer_iban, back_at)
      select case when n % 1000 = 0 then 5 else 2 end, 1 + n / (N / 10000), 'e' || n, 995, 'EUR', ${WHEN('n', 'N / 10')}::date, ${ONE_OF(FIRST_NAMES, 'n')} || ' ' || ${ONE_OF(LAST_NAMES, 'n * 3')},
             'NL', '3000', md5((n % 300000)::text), 'KDL-' || n * 2, case when n % 2000 = 1 then null else n * 2 end,
             case when n % 2000 <> 1 then 'settled' when n < N / 10 * 0.9 then 'sent_back' else 'unmatched' end,
             case when n % 5000 = 2 then 100 else 0 end, ${WHEN('n', 'N / 10')}, ${WHEN('n', 'N / 10')}, 'sealed', case when n % 10000 = 2 then now() end
        from generate_series(1, N / 10) n`,
  },
  {
    table: 'debit_batches',
    sql: `insert into debit_batches (payment_account_id, creditor, count, sum, staff_name, made_at)
      select 3, '{}', 500, 497500, 'Ada', ${WHEN('n', '400')} from generate_series(1, 400) n`,
  },
  {
    table: 'debit_mandates',
    sql: `insert into debit_mandates (account_id, company_id, site_id, payment_account_id, attempt_id, reference, text_version, locale, creditor_id, words, holder, country,
                                      iban_country, iban, iban_hash, iban_last4, created_at)
      select account_id, 1, site_id, 3, id, 'KDL-M' || id, '1', 'en', 'x', '[]', 'Somebody', 'NL', 'NL', 'sealed', md5(id::text), '3000', created_at
        from payments where id % 10 = 1 and site_id < 3 order by id limit 200000`,
  },
  {
    table: 'debits',
    sql: `insert into debits (attempt_id, mandate_id, amount, currency, end_to_end_id, state, collect_on, created_at, changed_at, batch_id, due_on, settled_at, answer_group)
      select attempt_id, id, 995, 'EUR', 'KDL-D' || id, case when id > 198000 then 'credited' when id % 50 = 0 then 'returned' else 'collected' end, created_at::date,
             created_at, created_at, case when id <= 198000 then 1 + id / 500 end, created_at::date, created_at,
             case when id > 198000 or id % 50 <> 0 then null when id % 1000 = 0 then 'staff' else 'claim' end
        from debit_mandates order by id`,
  },
  {
    table: 'debit_answers',
    sql: `insert into debit_answers (payment_account_id, file_id, entry_key, debit_id, kind, fate, end_to_end_id, amount, currency, answered_on, state, created_at)
      select 3, 1, 'a' || id, id, case when state = 'returned' then 'returned' else 'booked' end, case when id % 1000 = 1 then 'amount' else 'collected' end, end_to_end_id, 995, 'EUR',
             collect_on, case when id % 1000 = 1 then 'open' else 'done' end, created_at from debits where state <> 'credited'`,
  },
  {
    table: 'payout_batches',
    sql: `insert into payout_batches (payment_account_id, payer, execute_on, count, sum, hash, staff_id, made_at)
      select 2, '{}', current_date, 250, 250000, md5(n::text) || md5(n::text), 1, ${WHEN('n', '200')} from generate_series(1, 200) n`,
  },
  {
    table: 'payouts',
    sql: `insert into payouts (refund_id, payment_account_id, end_to_end_id, amount, holder, iban, iban_last4, about, state, batch_id, created_at, changed_at)
      select id, 2, 'KDL-R' || id, amount, 'Somebody', 'sealed', '3000', '', 'settled', 1 + id % 200, created_at, created_at from refunds where state = 'settled' order by id`,
  },
  {
    table: 'payout_answers',
    sql: `insert into payout_answers (payment_account_id, file_id, entry_key, payout_id, kind, fate, end_to_end_id, amount, currency, answered_on, state, created_at)
      select 2, 1, 'p' || id, id, 'settled', case when id % 1000 = 1 then 'amount' else 'settled' end, end_to_end_id, amount, 'EUR', current_date,
             case when id % 1000 = 1 then 'open' else 'done' end, created_at from payouts`,
  },
  {
    table: 'discount_codes',
    sql: `insert into discount_codes (site_id, code, kind, account_id, percentage, staff_name)
      select 1 + n % 3, 'CODE' || n, 'code', null, 2000, 'Ada' from generate_series(1, 900) n
      union all select ${SITE('n * 20')}, 'STAY' || n, 'stay', n * 20, 2000, '' from generate_series(1, N / 20) n`,
  },
  {
    table: 'discount_redemptions',
    // A few codes, such as that of a campaign, have most of the uses.
    sql: `insert into discount_redemptions (discount_id, account_id, payment_id, state)
      select case when n % 2 = 0 then 1 + n % 900 else 1 + n % 5 end, ${SOMEBODY('n')}, n, case when n % 50 = 0 then 'held' else 'used' end from generate_series(1, N / 20) n`,
  },
];

const SAFETY: Filled[] = [
  {
    table: 'photos',
    sql: `insert into photos (id, member_id, file_hash, position, status, created_at, reason, removed_from, removed_at, like_banned) overriding system value
      select n, n, md5(n::text), 0, s.status, ${WHEN('n', 'N')}, case s.status when 'rejected' then 'contact' end, case s.status when 'removed' then 'active' end,
             case s.status when 'removed' then now() end, n % 100000 = 0
        from generate_series(N / 2 + 1, N) n cross join lateral (
          select case when n > N * 0.98 and n / 3 % 20 = 0 then 'pending' when n % 25 = 3 then 'rejected' when n % 50 = 4 then 'removed' else 'active' end as status) s`,
  },
  {
    table: 'media_files',
    sql: `insert into media_files (hash, width, height, thumbhash, created_at, bands)
      select file_hash, 600, 800, '', created_at, array(select (id * b * 7919 % 65536)::int + b * 65536 from generate_series(1, 8) b)
        from photos where id > N * 0.95 order by id`,
  },
  {
    table: 'photo_flags',
    sql: `insert into photo_flags (photo_id, other_photo_id, distance, created_at, decided_at)
      select id, id - 1, 3, created_at, case when status = 'pending' then null else now() end from photos where id / 3 % 20 = 0 and id / 60 % 8 = 1 order by id`,
  },
  {
    table: 'photo_appeals',
    sql: `insert into photo_appeals (photo_id, member_id, file_hash, text, status, created_at)
      select id, member_id, file_hash, 'It is me.', case when id > N * 0.99 then 'open' else 'kept' end, created_at from photos where id % 1000 = 3 and status = 'rejected' order by id`,
  },
  {
    table: 'photo_second_looks',
    sql: `insert into photo_second_looks (photo_id, file_hash, created_at, decided_at)
      select id, file_hash, created_at, case when id > N * 0.99 then null else now() end from photos where id % 1000 = 28 and status = 'rejected' order by id`,
  },
  {
    table: 'text_reviews',
    sql: `insert into text_reviews (member_id, field, text, waits, created_at, decided_at, decision, appeal, appealed_at, appeal_status)
      select n * 10 - n % 7, 'about', 'I like walks, books and long evenings.', true, ${WHEN('n', 'N / 10')}, case when n > N / 10 * 0.999 then null else ${WHEN('n', 'N / 10')} + interval '1 hour' end,
             case when n > N / 10 * 0.999 then null else 'approved' end, '', case when n % 5000 = 0 then now() end, case when n % 5000 = 0 then 'open' end
        from generate_series(1, N / 10) n`,
  },
  {
    table: 'reports',
    sql: `insert into reports (reference, key, reporter_id, reported_id, reason, text, snapshot, status, created_at, decided_at, decision)
      select 'R-' || lpad(to_hex(n), 6, '0'), gen_random_uuid(), ${SOMEBODY('n')}, ${SOMEBODY('n % 50000 + 3')}, ${ONE_OF('money rude fake underage other', 'n')}, 'Text.', '{}',
             case when n > N / 50 * 0.998 then 'open' else 'dismissed' end, ${WHEN('n', 'N / 50')}, case when n > N / 50 * 0.998 then null else ${WHEN('n', 'N / 50')} + interval '3 hours' end,
             case when n > N / 50 * 0.998 then null else 'no_action' end from generate_series(1, N / 50) n`,
  },
  {
    table: 'complaints',
    sql: `insert into complaints (site_id, reference, key, account_id, locale, reason, text, member_id, created_at, decided_at, ground, decision)
      select ${SITE('n')}, 'C-' || lpad(to_hex(n), 6, '0'), gen_random_uuid(), ${SOMEBODY('n')}, 'nl', 'fraud', 'Text.', ${SOMEBODY('n + 5')}, ${WHEN('n', 'N / 500')},
             d.at, case when d.at is not null then 'no_breach' end, case when d.at is not null then 'no_action' end
        from generate_series(1, N / 500) n cross join lateral (
          select case when n > N / 500 * 0.99 then null else ${WHEN('n', 'N / 500')} + interval '3 hours' end as at) d`,
  },
  {
    table: 'complaint_appeals',
    sql: `insert into complaint_appeals (complaint_id, text, status, created_at, decided_at)
      select id, 'No.', case when id % 500 = 0 then 'open' else 'kept' end, created_at, case when id % 500 = 0 then null else now() end from complaints where id % 10 = 0 and decided_at is not null`,
  },
  {
    table: 'held_accounts',
    sql: `insert into held_accounts (account_id, created_at, decided_at)
      select id, signup_date, case when id > N * 0.998 then null else signup_date + interval '1 hour' end from accounts where id % 17 = 0 and id / 17 % 9 = 0 and kind = 'member'`,
  },
  {
    table: 'bans',
    sql: `insert into bans (account_id, reason, before, created_at) select id, 'fake', 'active', signup_date from accounts where status = 'blocked' and kind = 'member' order by id`,
  },
  {
    table: 'ban_appeals',
    sql: `insert into ban_appeals (ban_id, account_id, text, status, created_at)
      select id, account_id, 'Not me.', case when account_id > N * 0.995 then 'open' else 'kept' end, created_at from bans where id % 10 = 0 order by id`,
  },
  {
    table: 'ban_signals',
    sql: `insert into ban_signals (ban_id, kind, hash, banned_at, until)
      select b.id, 'device', s.hash, b.created_at, now() + interval '1 year' from bans b join account_signals s on s.account_id = b.account_id and s.kind = 'device'`,
  },
  {
    table: 'audit_entries',
    sql: `insert into audit_entries (created_at, site_id, staff_name, verb, object, object_id, account_id, staff_id, details)
      select ${WHEN('n', 'N')}, ${SITE('n')}, t.name, v.verb, case when v.verb = 'site.changed' then 'site' else split_part(v.verb, '.', 1) end, n, n, t.id, '{"reason": "contact"}'
        from generate_series(N * 3 / 4 + 1, N) n
        join staff t on t.id = case when n % 100000 = 7 then ${STAFF} else 1 + (n / 7) % ${STAFF - 1} end
       cross join lateral (
         select case when n % 100000 = 9 then 'site.changed' when n % 25 = 3 then 'photo.rejected' when n % 10 = 7 then 'report.decided' when n % 10 = 8 then 'text.accepted'
                     when n % 100 = 9 then 'account.banned' else 'photo.accepted' end as verb) v`,
  },
  {
    table: 'staff_looks',
    sql: `insert into staff_looks (created_at, staff_id, site_id, object, object_id, account_id)
      select ${WHEN('n', 'N / 5')}, 1 + n % ${STAFF}, ${SITE('n')}, 'member', ${SOMEBODY('n')}, ${SOMEBODY('n')} from generate_series(1, N / 5) n`,
  },
  {
    table: 'decision_statements',
    sql: `insert into decision_statements (account_id, site_id, restriction, object, object_id, starts_at, reason, found, automated_detection, automated_decision, ground)
      select id, site_id, 'account_suspended', 'account', id, signup_date, 'fake', 'own', false, false, 'terms' from accounts where status = 'blocked' and kind = 'member' order by id`,
  },
  {
    table: 'sent_mails',
    sql: `insert into sent_mails (id, site_id, address, template, state, ordered_at, tried_at)
      select gen_random_uuid(), ${SITE('(n * 10 - 3)')}, ${EMAIL('(n * 10 - 3)')}, ${ONE_OF('activation news new-message receipt', 'n')}, 'sent', now() - (n % 30) * interval '1 day', now() - (n % 30) * interval '1 day'
        from generate_series(1, N / 10) n where (n * 10 - 3) % 5000 <> 1`,
  },
  {
    table: 'invites',
    sql: `insert into invites (site_id, code_hash, made_by, created_at, expires_at, staff_id, label)
      select ${SITE('(n * 10 - n % 7)')}, sha256(n::text::bytea), n * 10 - n % 7, now() - interval '10 days', now() + interval '20 days', null, '' from generate_series(1, N / 10) n
      union all select 1 + n % 3, sha256(('s' || n)::bytea), null, now(), now() + interval '90 days', 1 + n % ${STAFF}, 'Fair' from generate_series(1, 2000) n`,
  },
];

const CHATS: Filled[] = [
  {
    table: 'conversations',
    // Of each fictional profile fifty, and as many of other members.
    sql: `insert into conversations (low_member_id, high_member_id, started_by, created_at, started_at)
      select f.id, f.id + k * 7, f.id + k * 7, now() - k * interval '8 hours', now() - k * interval '8 hours'
        from generate_series(1, N - 5000, 2500) f (id), generate_series(1, 50) k`,
  },
  {
    table: 'messages',
    sql: `insert into messages (conversation_id, sender_id, key, body, cost, created_at)
      select c.id, case when k % 2 = 1 or k = 8 then c.high_member_id else c.low_member_id end, gen_random_uuid(), 'Hello, how was your day? Mine was long.', 2, c.created_at + k * interval '1 minute'
        from conversations c cross join generate_series(1, 8) k where k < 8 or c.id % 10 = 0 order by k, c.id`,
  },
  {
    table: 'chat_list',
    sql: `insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
      select s.member, c.id, s.other, m.id, m.sender_id, 'Hello', m.created_at
        from conversations c cross join lateral (values (c.low_member_id, c.high_member_id), (c.high_member_id, c.low_member_id)) s (member, other)
       cross join lateral (select id, sender_id, created_at from messages where conversation_id = c.id order by id desc limit 1) m`,
  },
  {
    table: 'message_signals',
    sql: `insert into message_signals (message_id, conversation_id, sender_id, kinds, text_hash, created_at, done_at)
      select id, conversation_id, sender_id, '{phone}', sha256((sender_id % 1000)::text::bytea), created_at, case when id % 300 = 0 then null else now() end
        from messages where id % 3 = 0 order by id`,
  },
];

const COUNTED: Filled[] = [
  {
    table: 'announcements',
    sql: `insert into announcements (site_id, kind, texts, path, starts_at, ends_at, spread_at, staff_name, created_at)
      select 1 + n % 3, 'news', '{"en": {"title": "News", "text": "News."}}', '/', ${WHEN('n', '900')}, ${WHEN('n', '900')} + interval '7 days', now(), 'Ada', ${WHEN('n', '900')}
        from generate_series(1, 900) n`,
  },
  {
    table: 'daily_numbers',
    sql: `insert into daily_numbers (site_id, metric, day, dim, value, zone)
      select s, m, current_date - d, case when m in ('visits') then 'lander' || k when m in ('active', 'mails', 'returned_1', 'returned_7', 'returned_30', 'push') then '' else 'network:n' || k || E'\\tlander' || k end,
             100 + k, 'Europe/Amsterdam'
        from generate_series(1, 3) s, unnest('{signups,activated,wrote,bought,visits,active,returned_1,returned_7,returned_30,mails,push}'::text[]) m,
             generate_series(1, 2190) d, generate_series(1, 20) k
       where k = 1 or m in ('signups', 'activated', 'wrote', 'bought', 'visits')`,
  },
  {
    table: 'number_rollups',
    sql: `insert into number_rollups (site_id, zone, last_day, rolled_at) select id, 'Europe/Amsterdam', current_date - 1, now() from sites`,
  },
];

/** In the order in which they can be filled. */
export const ROWS: readonly Filled[] = [...FEW, ...MEMBERS, ...MONEY, ...SAFETY, ...CHATS, ...COUNTED];
