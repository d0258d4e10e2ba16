import { statement } from '#platform/db/statement.ts';
import type { CompletionStep } from './contract.ts';
import type * as described from './queries.gen.ts';

/** What the steps ask for, as far as it is there, and those that were left behind. A photo or text that was refused does not count. */
export const completionRow = statement<described.CompletionRow, { passed: CompletionStep[] }>(`
  select a.status <> 'not_confirmed' as email,
         exists (select from photos p where p.member_id = m.id and p.status <> 'rejected') as photo,
         m.city is not null as location,
         exists (select from push_subscriptions s where s.account_id = a.id) as push,
         exists (select from unnest(array[m.hair_color, m.eye_color, m.body_type, m.relationship_status, m.looking_for] || m.languages) f
                  where f is not null) as facts,
         m.about is not null
           or exists (select from profile_texts t where t.member_id = m.id and t.field = 'about' and t.status <> 'rejected') as about,
         array(select s.step from signup_steps s where s.account_id = a.id) as passed
    from accounts a join members m on m.id = a.id where a.id = :account`);

/** The wish of the sign-up while it waits, if its receiver can still be reached. */
export const waitingWish = statement<described.WaitingWish>(`
  select m.id, m.name, m.fictional, i.like_recipient as "like", i.message is not null as message
    from signup_intents i join members m on m.id = i.recipient_id
    join lateral visibility(i.account_id, m.pool, m.id) s on s.visibility = 'shown'
   where i.account_id = :account and i.done_at is null`);

export const insertStep = statement<described.InsertStep>(`
  insert into signup_steps (account_id, step, passed_at) values (:account, :step, :now)
  on conflict (account_id, step) do nothing`);
