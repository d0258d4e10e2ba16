import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const insertIntent = statement<described.InsertIntent>(
  'insert into signup_intents (account_id, recipient_id, created_at) values (:account, :recipient, :now)',
);

export const deleteIntentOf = statement<described.DeleteIntentOf>(
  'delete from signup_intents where account_id = :account',
);

export const deleteStepsOf = statement<described.DeleteStepsOf>('delete from signup_steps where account_id = :account');

export const deleteOpenInvitesOf = statement<described.DeleteOpenInvitesOf>(
  'delete from invites where made_by = :account and used_at is null',
);
export const forgetInviter = statement<described.ForgetInviter>(
  'update invites set made_by = null where made_by = :account',
);
export const forgetInvited = statement<described.ForgetInvited>(
  'update invites set used_by = null where used_by = :account',
);

export const deleteUsesOf = statement<described.DeleteUsesOf>('delete from invite_uses where account_id = :account');

/** Without what opens a sign-up, and without who the others are. */
export const signupData = statement<described.SignupData>(`
  select (select coalesce(jsonb_agg(i), '[]') from signup_intents i where i.account_id = :account) as signup_intents,
         (select coalesce(jsonb_agg(s), '[]') from signup_steps s where s.account_id = :account) as signup_steps,
         (select coalesce(jsonb_agg(to_jsonb(i) - 'code_hash' - 'made_by' - 'used_by' - 'staff_id' - 'label' || jsonb_build_object(
                   'made_by', case when i.made_by = :account then i.made_by end,
                   'used_by', case when i.used_by = :account then i.used_by end) order by i.id), '[]')
            from invites i where i.made_by = :account or i.used_by = :account) as invites,
         (select coalesce(jsonb_agg(u), '[]') from invite_uses u where u.account_id = :account) as invite_uses`);

/** Who joined a site by day and by where they came from; who was erased has no source any more, and is left out. */
export const signupsBySource = statement<described.SignupsBySource, SourceCount>(`
  select to_char(a.signup_date at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(a.tracking->>'lander', '') as lander,
         coalesce(a.tracking->>'slug', '') as slug, coalesce(a.tracking->>'network', '') as network,
         coalesce(a.tracking->>'ref', '') as ref, count(*)::int as signups,
         (count(*) filter (where a.status <> 'not_confirmed'))::int as confirmed,
         (count(*) filter (where a.paid_user))::int as paying
    from accounts a
   where a.site_id = :site and a.kind = 'member' and a.email is not null and a.signup_date >= :from and a.signup_date < :until
   group by 1, 2, 3, 4, 5 order by 1 desc, signups desc, 2, 3, 4, 5`);

export interface SourceCount {
  /** Of the sign-up, in UTC: `2026-11-23`. */
  day: string;
  lander: string;
  slug: string;
  network: string;
  ref: string;
  signups: number;
  confirmed: number;
  paying: number;
}

export const ATTEMPTS_SIZE = 1000;

export const deleteAttemptsOver = statement<described.DeleteAttemptsOver>(`
  delete from underage_attempts where attempt_hash in (
    select attempt_hash from underage_attempts where until <= :now limit ${ATTEMPTS_SIZE} for update skip locked) returning until`);

export const insertAttempt = statement<described.InsertAttempt>(`
  with expired as (
    delete from underage_attempts where attempt_hash in (
      select attempt_hash from underage_attempts where until <= :now and attempt_hash <> :attemptHash for update skip locked))
  insert into underage_attempts (attempt_hash, until) values (:attemptHash, :until)
  on conflict (attempt_hash) do update set until = excluded.until`);

export const openAttempt = statement<described.OpenAttempt>(
  'select until from underage_attempts where attempt_hash = :attemptHash and until > :now',
);
