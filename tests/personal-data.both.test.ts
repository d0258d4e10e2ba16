import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eraseAccount, exportAccount } from '#app/personal-data.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { ingestPhoto } from '#product/media/media.ts';
import { FIELD_NAMES, PROFILE_FIELDS, TRAIT_WORDS } from '#product/sites/profiles/contract.ts';
import { chatting } from './chatting.ts';
import { brokenInvariants } from './faults/invariants.ts';
import { startTestApp } from './harness.ts';
import { storedPurchase } from './paying.ts';
import { type Person, person } from './people.ts';
import { type Column, personalColumns, tablesOfNobody } from './personal-columns.ts';

/** Tables that hold nothing of one account, and why. */
const NOBODYS: Record<string, string> = {
  case_leases: 'who of the staff works on a case at this moment',
  staff_answers: 'who of the staff wrote a message of a fictional profile',
  transparency_counts: 'how many profiles there are',
  transparency_days: 'how many messages were written',
  backups: 'folders with copies of the database, and when they were read back',
  restore_drills: 'when a restore was tried, and how long it took',
  restores: 'which backup this database came from, and who of the staff let jobs run',
  erasures: 'keyed hashes of numbers of erased accounts, so that no backup brings them back; kept for 400 days',
  site_versions: 'settings of brands, with the name of the staff who changed them',
  search_squares: 'squares of a kilometre in which somebody lives or lived, not who',
  companies: 'the operator',
  push_keys: 'of the deployment',
  push_services: 'hosts that asked for a pause',
  pushed_conversations: 'they go with their browsers',
  sites: 'brands',
  held_names: 'names that no account got',
  announcements: 'what operators wrote for all, by whoever of them named themselves',
  page_texts: 'what operators wrote, by whoever of them named themselves',
  mail_texts: 'what operators wrote, by whoever of them named themselves',
  agreed_terms: 'texts of the terms; the account says which it agreed to',
  captcha_keys: 'what signs challenges',
  ban_keys: 'what hashes addresses of banned people',
  ban_traces: 'keyed hashes of addresses; cut from the account when it is erased, and kept for a stated time',
  ban_signals:
    'keyed hashes of networks and browsers of banned people; cut from the account when it is erased, and kept for a stated time',
  banned_prints: 'prints of photos of banned people, of no account; kept for a stated time',
  captcha_used: 'random numbers of challenges',
  daily_numbers: 'sums of a day, by what was done, not by whom; sources of fewer than five are not told',
  number_rollups: 'up to when a site is counted',
  due_days: 'days whose sums are counted again',
  page_hidden_counts: 'counts by day, page and source',
  packages: 'what is sold',
  package_prices: 'what is sold',
  media_files: 'pictures without whose they are: those that no photo shows are removed by a job, tested below',
  photo_flags: 'pairs of photos that look alike: they go with either photo',
  photo_second_looks: 'they go with their photos',
  chat_photo_flags: 'as photo_flags',
  login_failures: 'what was typed, hashed: those of the address go, tested below',
  underage_attempts: 'of people who got no account: a hash of address and network',
  payment_events: "a provider's word on a payment, which has no name in it",
  payment_accounts: 'accounts of companies with providers',
  payment_attempts: 'tries of payments: tax law keeps them with the payment',
  refunds: 'what went back: tax law keeps them with the payment',
  receipts: 'they go with their payments, and are given out with them',
  receipt_counters: 'numbers of receipts, by company and year',
  vat_sums: 'sums of VAT by company, quarter and country',
  currency_rates: 'rates of currencies, as the ECB published them',
  disputes: 'what banks took back: tax law keeps them with the payment',
  payment_deliveries: 'what providers sent, which no account is named in; kept for 90 days',
  complaint_appeals: 'they go with their complaints, and are given out with them',
  complaint_pictures: 'they go with their complaints, and are given out with them',
  bank_files: 'files of a company’s bank, by their hash',
  bank_entries:
    'money that came to a company’s account: tax law keeps it with the payment, with the payer as the bank names them; their IBAN, for refunds by the means that paid, goes after 180 days, or with the account',
  payouts:
    'refunds at the bank: the sum and last digits stay with the refund; IBAN and name, for returns and inquiries, go 90 days after',
  payout_batches: 'files for a company’s bank, by their hash',
  payout_answers: 'what banks say of refunds, by the ids that we gave these',
  debit_keys: 'what hashes IBANs',
  debit_batches: 'files for a company’s bank, by their hash',
  debit_answers: 'what banks say of collections, by the ids that we gave these',
  debits: 'collections: they go with their mandates, and are given out with them',
  sandbox_payments: 'the demo bank, which knows amounts only',
  sent_mails: 'what became of mails, for two weeks: those to the address go, tested below',
  address_failures: 'as sent_mails',
  mail_reports: 'what providers say of mails: it is emptied as soon as it was carried out',
  receiver_pauses: 'operators of mail, none of whom is a member',
  outbox: 'mails of the demo: those to the address go, tested below',
  log_keys: 'what makes pseudonyms in the log; it is of nobody',
  setups: 'what the first of the staff fill in before there is a member, encrypted; it goes with the last step',
  delivered_messages: 'which number a message had before it was delivered',
  migrations: 'the schema',
  online_migrations: 'the schema',
  routines: 'the schema',
};

/** Columns that still name an erased account, and why. */
const STILL_NAMED: Record<string, string> = {
  'credit_ledger.account_id': 'tax law',
  'payments.account_id': 'tax law',
  'claims.account_id': 'tax law: what is still owed',
  'book_findings.account_id': 'what did not add up in the books: kept as they are',
  'stored_methods.account_id':
    'what its owner agreed to; the provider is told to forget the card, and its token goes then',
  'debit_mandates.account_id': 'tax law: by what a payment was collected; phone and address go',
  'debit_blocks.account_id': 'why somebody may not pay by debit: kept for a stated time, as bans are',
  'withdrawals.account_id': 'tax law: why money went back',
  'refund_requests.account_id': 'tax law: who of the staff had money go back',
  'discount_redemptions.account_id': 'tax law: why a payment was lower',
  'account_versions.account_id': 'a counter that says when something changed',
  'staff_looks.account_id': 'that staff looked, not what they saw; kept for twelve months',
  'staff.account_id': 'staff, who are no members',
  'factor_resets.account_id': 'staff, who are no members',
  'audit_entries.account_id': 'staff answer for what they decided; their words about the account go',
  'signup_intents.recipient_id': "another's wish; it holds nothing of the account but its number",
  'conversations.low_member_id': 'the other side keeps its conversation',
  'conversations.high_member_id': 'the other side keeps its conversation',
  'conversations.started_by': 'the other side keeps its conversation',
  'waiting_messages.sender_id': "what the ledger's prices were set aside for; the texts go",
  'chat_photos.sender_id': 'the other side keeps its conversation; the picture goes',
  'chat_photos.recipient_id': "another's photo; it holds nothing of the account but its number",
  'messages.sender_id': 'PRODUCT 18: messages stay with those who got them',
  'chat_list.member_id': 'the other side keeps its conversation',
  'chat_list.other_id': 'the other side keeps its conversation',
  'chat_list.last_sender_id': 'the other side keeps its conversation',
};

/** Rows that stay with nothing personal in them: what may differ between two that were erased, and why. */
const BLANKED: Record<string, Record<string, string>> = {
  accounts: {
    id: 'what is kept belongs to it',
    credits: 'the sum of the ledger, which is kept',
    paid_user: 'follows from the payments, which are kept',
    signup_date: 'when the terms were accepted',
    terms_accepted_at: 'when the terms were accepted',
    terms_version: 'which terms were accepted',
    terms_id: 'which terms were accepted',
    sexuality_consent_at: 'when the consent was given',
    sexuality_consent_version: 'which consent was given',
    sexuality_consent_id: 'which consent was given',
    site_id: 'the brand that the ledger belongs to',
    kind: 'nobody but members can be erased',
    role: 'of the staff, who can not be erased',
  },
  members: {
    id: 'as the account',
    name: 'made of the number',
    pool: 'of the brand',
    created_at: 'as the account',
    fictional: 'as kind',
  },
  member_search: { member_id: 'as the account', pool: 'of the brand', fictional: 'as kind' },
};

/** What an account's owner does not get, and why. */
const UNEXPORTED: Record<string, string> = {
  'account_versions.account_id': 'a counter',
  'refund_requests.account_id': "the staff's own book: what went back stands in payments",
  'book_findings.account_id': "the staff's own book: payments and ledger are given out",
  'staff_looks.account_id': "the staff's own book, by number: given on request, without colleagues' names",
  'staff.account_id': 'staff, who are no members',
  'factor_resets.account_id': 'staff, who are no members',
  'audit_entries.account_id': "the staff's own book: what they decided stands in photos, appeals and bans",
  'signup_intents.recipient_id': "others' wishes",
  'chat_photos.recipient_id': "others' photos: their senders get them, and the messages with them are there",
  'chat_list.other_id': "the other side's list: what they have read and removed",
  'chat_list.last_sender_id': "who wrote last also stands in the other side's list; the messages say it",
  'fraud_returns.other_id': 'what came back to others',
  'message_signals.sender_id': "the staff's own book: the messages themselves are given out",
  'blocks.blocked_id': 'for those to tell who blocked the member',
  'complaints.member_id': 'for those to tell who complained about the member',
  'reports.reported_id': 'for those to tell who reported the member',
  'profile_views.viewed_id': 'whose profiles others opened',
  'passes.passed_id': 'whom others set aside',
  'swipe_likes.liked_id': "others' allowance: the like itself is among the likes",
  'swipe_games.passed_id': 'whom others passed last',
  'fictional_acknowledgements.profile_id': 'what others were told of a profile that the site runs',
};
const SECRET: Record<string, string> = {
  'account_signals.hash': 'what a network or browser is known by',
  'stored_methods.token': 'what the card is charged by',
  'stored_methods.customer': 'how the provider names the buyer',
  'phone_codes.code_hash': 'opens an order',
  'debit_mandates.iban': 'encrypted; its last digits are given out',
  'debit_mandates.iban_hash': 'what limits know it by',
  'debit_blocks.iban_hash': 'what blocks know it by',
  'debit_blocks.staff_name': "the staff's own book",
  'claims.staff_name': "the staff's own book",
  'accounts.password_hash': 'opens the account',
  'sessions.token_hash': 'opens the account',
  'sessions.previous_hash': 'opened the account',
  'mail_tokens.token_hash': 'opens the account',
  'passkeys.public_key': 'long, and of no use to anybody but the site',
  'passkey_challenges.challenge_hash': 'opens the account',
  'totp.secret': 'opens the account',
  'recovery_codes.code_hash': 'opens the account',
  'login_proofs.token_hash': 'opens the account',
  'login_devices.token_hash': 'keeps a way in to the account',
  'invites.code_hash': 'opens the sign-up',
  'invites.staff_id': "the staff's own book",
  'invites.label': "the staff's own book",
  'push_subscriptions.session_hash': 'opens the account',
  'push_subscriptions.endpoint': 'lets others push there',
  'push_subscriptions.p256dh': 'lets others push there',
  'push_subscriptions.auth': 'lets others push there',
  'data_exports.ticket_hash': 'opens the archive',
  'reports.snapshot':
    'the profile of who was reported, day of birth included; the messages of the two are among the chats',
  'handover_notes.staff_id': "the staff's own book",
  'withdrawals.staff_name': "the staff's own book",
  'discount_codes.staff_name': "the staff's own book",
  'withdrawals.note': "the staff's own book",
};

const app = await startTestApp();
const calls = await app.calls();
const ask = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await app.db.query<Row & Record<string, unknown>>({ text, values })).rows;

const PASSWORD = 'lantern street 9';
const ABOUT = 'I mend clocks by the Zuiderpark';
const password_hash = await hashPassword(PASSWORD);
const picture = (shade: number) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();

async function photoOf({ id }: Person, shade: number, position: number): Promise<string> {
  const bytes = await picture(shade);
  await app.db.transaction((tx) => ingestPhoto({ ...app.services, tx, sql: tx }, id, bytes, position, 'active'));
  const [photo] = await ask<{ file_hash: string }>(
    'select file_hash from photos where member_id = $1 and position = $2',
    id,
    position,
  );
  return photo?.file_hash ?? '';
}

/** Gives somebody a row in every table that can hold one, and a value in every column that may not stay. */
/** Every field that may say anything at all says the word; the texts are given above. */
const SAYS_WORD = FIELD_NAMES.filter((name) => PROFILE_FIELDS[name].kind !== 'text' && name !== 'sexuality')
  .map((name) => `${name} = ${PROFILE_FIELDS[name].kind === 'list' ? 'array[$2::text]' : '$2'}`)
  .join(', ');

async function live(who: Person, other: Person, own: { word: string; number: number }): Promise<void> {
  const { word, number } = own;
  await ask(
    `update accounts set tracking = jsonb_build_object('network', $2::text), notifications_disabled = array[$2::text], language = $3,
       terms_accepted_at = now(), sexuality_consent_at = now() - make_interval(days => $4::int),
       sexuality_consent_version = now() - make_interval(days => $4::int), password_changed_at = now() - make_interval(days => $4::int),
       confirmed_at = now() - make_interval(days => $4::int) where id = $1`,
    who.id,
    word,
    number === 1 ? 'nl' : 'de',
    number,
  );
  await ask(
    `update members set region = $2::text, city = $2, city_id = $3::int, latitude = $3::int, longitude = $3::int, about = $4, seeking = $4, about_language = $5,
       ${SAYS_WORD}, invisible = $6, search_engines = $6, landers = $6,
       name_changed_at = now() - make_interval(hours => $3::int), name_given_at = now() - make_interval(hours => $3::int),
       moved_at = array[now() - make_interval(hours => $3::int)] where id = $1`,
    who.id,
    word,
    number,
    `${ABOUT} ${word}`,
    number === 1 ? 'nl' : 'de',
    number === 1,
  );
  await ask(
    "insert into removed_texts (member_id, field, text, reason, ground, removed_at) values ($1, 'seeking', $2, 'rude', 'terms', now())",
    who.id,
    word,
  );
  await ask(
    "insert into account_signals (account_id, kind, hash, first_at, last_at) values ($1, 'device', sha256($2::bytea), now(), now())",
    who.id,
    word,
  );
  await ask(
    `insert into text_reviews (member_id, field, text, shown_before, waits, created_at, decided_at, decision, reason, appeal, appealed_at, appeal_status)
     values ($1, 'about', $2, $2, false, now(), now(), 'asked', 'rude', $2, now(), 'open')`,
    who.id,
    word,
  );
  await ask(
    `insert into profile_texts (member_id, field, text, status, created_at) values ($1, 'about', $2, 'pending', now())`,
    who.id,
    `${ABOUT} ${word}`,
  );
  await ask(
    `update member_search set region = $2, has_photo = $3, last_active = last_active - make_interval(hours => $4),
       joined = joined - make_interval(hours => $4), square = $4, ${TRAIT_WORDS.map((word) => `${word} = ${word} + $4`).join(', ')} where member_id = $1`,
    who.id,
    word,
    number === 1,
    number,
  );
  await ask(
    'insert into indexed_profiles (member_id, site_id, changed_at) select id, site_id, now() from accounts where id = $1',
    who.id,
  );
  await ask(
    "insert into mail_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, 'login', now())",
    word,
    who.id,
  );
  await ask(
    `insert into decision_statements (account_id, site_id, restriction, object, object_id, starts_at, reason, found, automated_detection, automated_decision, ground)
     select id, site_id, 'warning', 'account', id, now(), 'rude', 'own', false, false, 'terms' from accounts where id = $1`,
    who.id,
  );
  await ask('insert into signup_intents (account_id, recipient_id) values ($1, $2), ($2, $1)', who.id, other.id);
  await ask(
    `insert into invites (site_id, code_hash, made_by, created_at, expires_at, used_at, used_by)
     select a.site_id, sha256(($3 || ' ' || w.made_by)::bytea), w.made_by, now(), now(), now(), w.used_by
       from accounts a, (values ($1::bigint, $2::bigint), ($2, $1)) w (made_by, used_by) where a.id = $1`,
    who.id,
    other.id,
    word,
  );
  await ask(
    `insert into invite_uses (invite_id, account_id, used_at)
     select id, $1, now() from invites where used_by = $2`,
    who.id,
    other.id,
  );
  await ask("insert into signup_steps (account_id, step, passed_at) values ($1, 'photo', now())", who.id);
  await ask('insert into likes (liker_id, liked_id) values ($1, $2), ($2, $1)', who.id, other.id);
  await storedPurchase(app, who.id, { open: true });
  await ask(
    `insert into stored_methods (account_id, payment_account_id, token, brand, last4, exp_month, exp_year, consent, consent_locale, consented_at)
     select $1, min(id), 'sbc_plain_' || $2::text, 'visa', '4242', 12, 2099, '2026-11-26', 'en', now() from payment_accounts`,
    who.id,
    randomUUID(),
  );
  await ask(
    `with ada as (insert into staff (name, secret_hash, created_at) values ('Ada ' || $2::text, encode(sha256($2::bytea), 'hex'), now()) returning id)
     insert into refund_requests (payment_id, company_id, account_id, amount, currency, reason, asking_staff_id, requested_at, state)
     select p.id, p.company_id, $1, 995, 'EUR', 'fault', ada.id, now(), 'waiting' from payments p, ada where p.account_id = $1 limit 1`,
    who.id,
    randomUUID(),
  );
  await ask(
    `with disputed as (
       insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, state)
       select a.payment_id, a.id, a.payment_account_id, $2, 995, 'EUR', 'warned' from payment_attempts a join payments p on p.id = a.payment_id
        where p.account_id = $1 returning id, payment_id)
     insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing) select $1, payment_id, id, 995, 'EUR', 25 from disputed`,
    who.id,
    randomUUID(),
  );
  await ask(
    "insert into book_findings (wrong, account_id, found_at, last_at) values ('balance is not the sum of the ledger', $1, now(), now())",
    who.id,
  );
  await ask(
    `insert into phone_codes (account_id, site_id, phone, code_hash, created_at, expires_at, sent) select id, site_id, '+3162000000' || $2::text, 'hash', now(), now(), true from accounts where id = $1`,
    who.id,
    String(number),
  );
  await ask(
    `with given as (
       insert into debit_mandates (account_id, company_id, site_id, payment_account_id, attempt_id, reference, text_version, locale, creditor_id, words, holder, street,
         house_number, postal_code, city, country, iban_country, iban, iban_hash, iban_last4, phone, ip, created_at)
       select p.account_id, p.company_id, p.site_id, t.payment_account_id, t.id, 'KDL-' || t.id || '-TEST', '2026-11-28', 'en', '', '[]', 'M. de Wit', $2, '1', '1011 AB', $2,
              'NL', 'NL', 'v1.a.b.c.d', 'hash', '4300', $2, $2, now()
         from payment_attempts t join payments p on p.id = t.payment_id where p.account_id = $1 returning id, attempt_id, account_id),
     due as (
       insert into debits (attempt_id, mandate_id, amount, currency, end_to_end_id, state, collect_on, created_at, changed_at)
       select attempt_id, id, 995, 'EUR', 'KDL-' || id || '-E2E', 'refunded', current_date, now(), now() from given returning id)
     insert into debit_blocks (account_id, iban_hash, debit_id, reason, created_at) select $1, 'hash', due.id, 'MD06', now() from due`,
    who.id,
    word,
  );
  await ask(
    `insert into refunds (payment_id, attempt_id, key, cause, reason, requester, amount, currency)
     select a.payment_id, a.id, gen_random_uuid(), $2, 'staff', 'staff', 100, 'EUR' from payment_attempts a join payments p on p.id = a.payment_id
      where p.account_id = $1`,
    who.id,
    randomUUID(),
  );
  await ask(
    `insert into withdrawals (reference, key, site_id, account_id, payment_id, name, email, locale, credits_left, declared_at)
     select 'W-2345678' || $2::text, $3, site_id, account_id, id, 'Marit de Wit', 'marit@example.com', 'en', 0, now()
       from payments where account_id = $1`,
    who.id,
    String(number + 1),
    randomUUID(),
  );
  await ask(
    `with own as (
       insert into discount_codes (site_id, code, kind, account_id, percentage, validity)
       select site_id, 'STAY000' || $2::text, 'stay', id, 2000, 'once' from accounts where id = $1 returning id, account_id)
     insert into discount_redemptions (discount_id, account_id, payment_id)
     select own.id, own.account_id, p.id from own join payments p on p.account_id = own.account_id`,
    who.id,
    String(number),
  );
  await ask(
    `insert into saved_searches (member_id, name, search, alert, told_until, next_at, mailed_at)
     values ($1, $2, jsonb_build_object('countryregion', $2::text), 'weekly', now(), now(), now())`,
    who.id,
    word,
  );
  await ask(
    `insert into sent_mails (id, site_id, address, template, state, ordered_at)
     values (gen_random_uuid(), 1, lower($1), 'activation', 'sent', now())`,
    who.email,
  );
  await ask(
    'insert into address_failures (site_id, address, points, last_on) values (1, lower($1), 1, now())',
    who.email,
  );
  await ask("insert into outbox (recipient, subject, html, body) values ($1, 'Hello', $2, $2)", who.email, who.name);
  await photoOf(who, number, 0);
  await ask('insert into photo_uploads (member_id, size) values ($1, 9)', who.id);
  await ask(
    `insert into chat_photos (sender_id, recipient_id, upload_id, file_hash)
     select member_id, $2, gen_random_uuid(), file_hash from photos where member_id = $1
     union all select $2, $1, gen_random_uuid(), null`,
    who.id,
    other.id,
  );
  await ask(
    'insert into photo_appeals (photo_id, member_id, file_hash, text) select id, member_id, file_hash, $2 from photos where member_id = $1',
    who.id,
    word,
  );
  await ask("insert into staff (name, account_id, created_at) values ('of ' || $1::bigint, $1::bigint, now())", who.id);
  await ask(
    `insert into factor_resets (account_id, asking_staff_id, requested_at)
     select $1::bigint, t.id, now() from staff t where t.name = 'of ' || $1::bigint`,
    who.id,
  );
  await ask(
    `insert into staff_looks (created_at, staff_id, site_id, object, object_id, account_id)
     select now(), t.id, a.site_id, 'member', a.id, a.id from accounts a join staff t on t.account_id = a.id where a.id = $1`,
    who.id,
  );
  await ask(
    `insert into audit_entries (site_id, staff_name, verb, object, object_id, account_id, note)
     select site_id, 'ada', 'account.lifted', 'account', id, id, $2 from accounts where id = $1`,
    who.id,
    `${who.name} of ${word}`,
  );
  await ask(
    "insert into deletions (account_id, before, created_at, erase_at) values ($1, 'active', now(), now() + interval '14 days')",
    who.id,
  );
  await ask('insert into data_exports (account_id, created_at) values ($1, now())', who.id);
  await ask('insert into held_accounts (account_id, created_at, decided_at) values ($1, now(), now())', who.id);
  await ask("insert into bans (account_id, reason, before, lifted_at) values ($1, 'rude', 'active', now())", who.id);
  await ask(
    "insert into ban_appeals (ban_id, account_id, text, status) select id, account_id, $2, 'accepted' from bans where account_id = $1",
    who.id,
    word,
  );
  await ask(
    "insert into passkeys (account_id, credential_id, public_key, counter, name) values ($1, $2, 'x', 0, $2)",
    who.id,
    word,
  );
  await ask(
    "insert into passkey_challenges (challenge_hash, purpose, account_id, expires_at) values ($2, 'sign', $1, now())",
    who.id,
    word,
  );
  await ask("insert into totp (account_id, secret) values ($1, 'x')", who.id);
  await ask("insert into recovery_codes (account_id, code_hash) values ($1, 'x')", who.id);
  await ask(
    "insert into login_proofs (token_hash, account_id, purpose, expires_at) values ($2, $1, 'banned', now())",
    who.id,
    word,
  );
  await ask('insert into login_devices (token_hash, account_id) values ($2, $1)', who.id, word);
  await chatting(app, who).send({ profile_id: other.id }, `a word of ${number}`);
  await ask(
    `insert into waiting_messages (id, conversation_id, sender_id, key, body, cost, state)
     select nextval(pg_get_serial_sequence('messages', 'id')), conversation_id, member_id, gen_random_uuid(), $2, 0, 'returned'
       from chat_list where member_id = $1`,
    who.id,
    word,
  );
  await ask(
    `insert into removed_messages (message_id, sender_id, body, reason, ground, removed_at)
     select id, sender_id, $2, 'rude', 'terms', now() from messages where sender_id = $1 order by id desc limit 1`,
    who.id,
    word,
  );
  await chatting(app, other).send({ profile_id: who.id }, 'an answer');
  await chatting(app, who).chats();
  await ask(
    `insert into message_signals (message_id, conversation_id, sender_id, kinds, text_hash)
     select id, conversation_id, sender_id, '{link}', '' from messages where sender_id = $1`,
    who.id,
  );
  await ask(
    `insert into handover_notes (conversation_id, member_id, body, staff_id, updated_at)
     select l.conversation_id, l.member_id, $2, s.id, now() from chat_list l join staff s on s.account_id = l.member_id
      where l.member_id = $1 limit 1 on conflict do nothing`,
    who.id,
    word,
  );
  await ask(
    'insert into hidden_words (member_id, words, updated_at) values ($1, array[$2::text], now())',
    who.id,
    word,
  );
  await ask(
    'insert into fraud_returns (member_id, other_id, credits, up_to, created_at) values ($1, $2, 0, 0, now()), ($2, $1, 0, 0, now())',
    who.id,
    other.id,
  );
  await ask('insert into blocks (blocker_id, blocked_id) values ($1, $2), ($2, $1)', who.id, other.id);
  await ask(
    `insert into push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, time_zone)
     select account_id, token_hash, $2, $2, $2, $2 from sessions where account_id = $1`,
    who.id,
    word,
  );
  await ask("insert into pending_mails (account_id, about, subject, since) values ($1, 'like', 0, now())", who.id);
  await ask(
    `insert into spending_caps (account_id, currency, amount, time_zone, next_at, changed_at)
     values ($1, 'EUR', 5000, 'Europe/Amsterdam', now() + interval '1 day', now())`,
    who.id,
  );
  await ask(
    `insert into notices (account_id, kind, event, channel, due_at, created_at) values ($1, 'reminders', 'profile', 'mail', now(), now())`,
    who.id,
  );
  await ask(
    `insert into promotion_consents (account_id, locale, words, given_at) values ($1, 'nl', 'Aanbiedingen', now())`,
    who.id,
  );
  await ask("insert into dismissed_alerts (account_id, alert) values ($1, 'push')", who.id);
  await ask(
    "insert into notification_preferences (account_id, mail, push, updated_at) values ($1, '{like}', '{}', now())",
    who.id,
  );
  await ask(
    'insert into profile_views (viewed_id, viewer_id, last_at) values ($1, $2, now()), ($2, $1, now())',
    who.id,
    other.id,
  );
  await ask(
    'insert into member_days (member_id, day, site_id) select id, current_date, site_id from accounts where id = $1',
    who.id,
  );
  await ask(
    "insert into passes (member_id, passed_id, kind, created_at) values ($1, $2, 'not_for_me', now()), ($2, $1, 'swipe', now())",
    who.id,
    other.id,
  );
  await ask(
    'insert into swipe_likes (member_id, liked_id, created_at) values ($1, $2, now()), ($2, $1, now())',
    who.id,
    other.id,
  );
  await ask(
    'insert into fictional_acknowledgements (member_id, profile_id, created_at) values ($1, $2, now()), ($2, $1, now())',
    who.id,
    other.id,
  );
  await ask(
    `insert into message_translations (message_id, language, asked_by, asked_at, body, source)
       select m.id, $2, $1, now(), $2, 'en' from messages m where m.sender_id = $3 order by m.id limit 1`,
    who.id,
    word,
    other.id,
  );
  await ask('insert into swipe_games (member_id, passed_id) values ($1, $2), ($2, $1)', who.id, other.id);
  for (const [from, about] of [
    [who, other],
    [other, who],
    [null, who],
  ] as const)
    await ask(
      `insert into complaints (site_id, reference, key, account_id, name, email, locale, reason, content, about, text, member_id, created_at)
       select a.site_id, gen_random_uuid()::text, gen_random_uuid(), $1, $3, $4, 'en', 'fraud', 'profile', $5, $6, $2, now()
         from accounts a where a.id = $2`,
      from?.id ?? null,
      about.id,
      from?.name ?? 'a visitor',
      from?.email ?? 'visitor@example.org',
      about.name,
      word,
    );
  for (const [reporter, reported] of [
    [who, other],
    [other, who],
  ] as const)
    await app.app.inject({
      method: 'POST',
      url: '/api/report.php',
      headers: { cookie: reporter.cookie },
      payload: { profile_id: reported.id, reason: 'other', text: word, with_messages: true, key: randomUUID() },
    });
}

const traits = { premium: true, credits: 100, password_hash };
const elder = await person(app, 'elder', { ...traits, gender: 'male' });
const marit = await person(app, 'Marit van Zoelen', { ...traits, gender: 'female' });
const joost = await person(app, 'Joost Quarles', {
  ...traits,
  gender: 'male',
  sexuality: 'bi',
  age: 51,
  country: 'DE',
});
const [friend, mate] = [
  await person(app, 'friend', { ...traits, gender: 'male' }),
  await person(app, 'mate', { ...traits, gender: 'male' }),
];
await live(marit, friend, { word: 'Zwolle', number: 1 });
await live(joost, mate, { word: 'Emmerich', number: 2 });
await chatting(app, marit).send({ profile_id: elder.id }, 'the last word');
// What all that is told of later is written now, and not between the counts below.
await app.services.batches.stop();

const owned = await personalColumns(app.db);
const names = (columns: readonly Column[]) => columns.map(({ table, column }) => `${table}.${column}`);
const rowsOf = (who: Person, { table, column }: Pick<Column, 'table' | 'column'>) =>
  ask<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t where ${column} = $1`, who.id);

const before = new Map<string, number>();
for (const column of owned) before.set(`${column.table}.${column.column}`, (await rowsOf(marit, column)).length);
const blankedBefore = await blankedRows();
const exported = (await exportAccount(calls.read, marit.id)) as Record<
  string,
  Record<string, Record<string, unknown>[]>
>;
const shared = await photoOf(friend, 1, 0);
const alone = await photoOf(marit, 77, 1);
const logIn = (login: string, password: string) =>
  app.app.inject({ method: 'POST', url: '/api/user.php', payload: { login, password } });
await logIn(marit.email, 'wrong one');
const failures = await ask('select id from login_failures');
const chatsOf = ({ cookie }: Person, tag?: string) =>
  app.app.inject({ url: '/api/chats.php', headers: { cookie, ...(tag && { 'if-none-match': tag }) } });
const tag = `${(await chatsOf(friend)).headers.etag}`;
await ask('delete from blocks');
const unchanged = (await chatsOf(friend, tag)).statusCode;
for (const { id } of [marit, joost]) await calls.transaction((call) => eraseAccount(call, id));

async function blankedRows(): Promise<Record<string, Record<string, unknown>[]>> {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const table of Object.keys(BLANKED)) {
    const column = table === 'member_search' ? 'member_id' : 'id';
    rows[table] = [];
    for (const who of [marit, joost]) rows[table].push(...(await rowsOf(who, { table, column })).map(({ row }) => row));
  }
  return rows;
}

test('every table is known to hold rows of accounts, or to hold none', async () => {
  // What is listed is there: a list that has outlived its table hides the next one of that name.
  const empty = await tablesOfNobody(app.db);
  expect(empty.filter((table) => !(table in NOBODYS))).toEqual([]);
  expect(Object.keys(NOBODYS).filter((table) => !empty.includes(table))).toEqual([]);
  expect(Object.keys({ ...STILL_NAMED, ...UNEXPORTED }).filter((name) => !names(owned).includes(name))).toEqual([]);
  expect(
    [...before].filter(([, count]) => count === 0),
    'the member of this test has no row there',
  ).toEqual([]);
});

test.for(names(owned))('the export has every row that %s gives to an account, or it is said why not', async (name) => {
  const column = owned.find((one) => `${one.table}.${one.column}` === name);
  if (!column || name in UNEXPORTED) return;
  const rows = exported[column.owner]?.[column.table] ?? [];
  expect(rows.filter((row) => row[column.column] === marit.id)).toHaveLength(before.get(name) ?? 0);
  const missing = column.columns.filter((each) => !(each in (rows[0] ?? {})) && !(`${column.table}.${each}` in SECRET));
  expect(missing).toEqual([]);
});

test('the export has no words that their sender may still take back with the price', async () => {
  const [ann, ben] = [await person(app, 'ann-keeps', { premium: true, credits: 50 }), await person(app, 'ben-asks')];
  const { message } = (await chatting(app, ann).send({ profile_id: ben.id }, 'not for the archive')).body;
  const archive = async () => JSON.stringify(await exportAccount(calls.read, ben.id));
  expect(await archive()).not.toContain('not for the archive');
  await chatting(app, ben).open({ profile_id: ann.id });
  expect(await archive()).toContain('not for the archive');
  const { body } = await chatting(app, ann).call('DELETE', '/api/message.php', { message_id: message.id });
  expect(body.refund).toBe(0);
});

test('the export has nothing that would open the account', () => {
  const text = JSON.stringify(exported);
  expect(text).toContain(ABOUT);
  expect(text).toContain('an answer');
  expect(text).not.toContain(password_hash);
  expect(text).not.toMatch(/token_hash|password_hash/);
});

test.for(names(owned))('no row names an erased account by %s, or it is said why', async (name) => {
  const column = owned.find((one) => `${one.table}.${one.column}` === name);
  if (!column || name in STILL_NAMED || column.table in BLANKED) return;
  expect(await rowsOf(marit, column)).toEqual([]);
});

test('the rows that stay are alike whoever was erased, but for what is listed with a reason', async () => {
  const after = await blankedRows();
  const same = ([one, two]: Record<string, unknown>[] = []) =>
    Object.keys(one ?? {}).filter((column) => JSON.stringify(one?.[column]) === JSON.stringify(two?.[column]));
  for (const [table, differing] of Object.entries(BLANKED)) {
    const columns = Object.keys(after[table]?.[0] ?? {}).filter((column) => !(column in differing));
    expect(
      columns.filter((column) => !same(after[table]).includes(column)),
      table,
    ).toEqual([]);
    const alike = same(blankedBefore[table]).filter((column) => !(column in differing));
    expect(
      alike.filter((column) => !ALIKE.includes(`${table}.${column}`)),
      `${table}: give both another value before they are erased`,
    ).toEqual([]);
  }
});
/** Says nothing about who it is, before and after. */
const ALIKE = [
  ...['accounts.status', 'members.status', 'accounts.password_hash', 'member_search.visible'],
  // Of staff alone.
  'accounts.all_sites',
];

test('no text of the database knows who it was', async () => {
  const tables = await ask<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const words = [marit.email, marit.name, ABOUT, 'Zwolle', joost.email, joost.name, 'Emmerich'];
  for (const { name } of tables)
    for (const word of words)
      expect(
        await ask(`select 1 from ${name} t where t::text ilike '%' || $1 || '%'`, word),
        `${word} in ${name}`,
      ).toEqual([]);
});

test('nobody can log in any more, sessions are over, and failed log-ins and mails of the address are forgotten', async () => {
  expect(failures).toHaveLength(1);
  expect(await ask('select id from login_failures')).toEqual([]);
  expect(await ask('select id from sent_mails')).toEqual([]);
  expect(await ask('select address from address_failures')).toEqual([]);
  for (const login of [marit.email, marit.name, `@${marit.id}`])
    expect((await logIn(login, PASSWORD)).statusCode).toBe(401);
  const user = await app.app.inject({ url: '/api/user.php', headers: { cookie: marit.cookie } });
  expect(user.json().user).toBeNull();
});

test('the profile is gone, and to those who wrote with it it is a deleted member', async () => {
  const profile = await app.app.inject({ url: `/api/member.php?id=${marit.id}`, headers: { cookie: friend.cookie } });
  expect(profile.statusCode).toBe(404);
  const { body } = await chatting(app, friend).open({ profile_id: marit.id });
  expect(body.profile).toMatchObject({ deleted: true, name: '', age: 0 });
  expect(body.conversation.messages.map((message: { body: string }) => message.body)).toEqual([
    'a word of 1',
    'an answer',
  ]);
});

test('those who had the member in their lists get them anew', async () => {
  expect([unchanged, (await chatsOf(friend, tag)).statusCode]).toEqual([304, 200]);
});

test('the books add up afterwards', async () => {
  expect(await brokenInvariants((text) => ask<{ id: unknown }>(text))).toEqual([]);
});

test('the files of photos go, but not those that another photo shows', async () => {
  const { storage } = app.services;
  const file = (hash: string) => storage.exists(`media/${hash}/original.webp`);
  expect([await file(shared), await file(alone)]).toEqual([true, true]);
  await app.runJobs();
  expect([await file(shared), await file(alone)]).toEqual([true, false]);
  expect(await ask('select hash from media_files where hash = any($1)', [shared, alone])).toEqual([{ hash: shared }]);
});

test('when both sides are erased, nothing of what they wrote is left', async () => {
  await calls.transaction((call) => eraseAccount(call, friend.id));
  const left = await ask<{ body: string }>('select body from messages where sender_id = any($1) order by id', [
    marit.id,
    friend.id,
  ]);
  expect(left.map(({ body }) => body)).toEqual(['', '', 'the last word']);
  expect(
    await ask("select 1 from chat_list where last_text = 'an answer' and $1 in (member_id, other_id)", marit.id),
  ).toEqual([]);
  expect(await brokenInvariants((text) => ask<{ id: unknown }>(text))).toEqual([]);
});

test('staff, fictional profiles and numbers of nobody are not erased, and an erased account may be erased again', async () => {
  const dream = await person(app, 'dream', { fictional: true });
  for (const id of [dream.id, 999_999])
    await expect(calls.transaction((call) => eraseAccount(call, id))).rejects.toMatchObject({ code: 'not_found' });
  await calls.transaction((call) => eraseAccount(call, marit.id));
});

test('a table that somebody adds is found, with or without a key to accounts', async () => {
  await ask('create table gifts (giver bigint references members, price int)');
  await ask('create table visits (profile_id bigint, at timestamptz)');
  await ask('create table weather (day date)');
  const found = names(await personalColumns(app.db));
  expect(found.filter((name) => !names(owned).includes(name))).toEqual(['gifts.giver', 'visits.profile_id']);
  expect((await tablesOfNobody(app.db)).filter((table) => !(table in NOBODYS))).toEqual(['weather']);
});
