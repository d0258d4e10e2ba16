import { statement } from '#platform/db/statement.ts';
import { PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import type * as described from '../queries.gen.ts';
import type { CompletionStep } from './contract.ts';
import { FACTS } from './policy.ts';

/** A photo or text that was refused does not count. */
export const completionRow = statement<described.CompletionRow, { passed: CompletionStep[]; address: string }>(`
  select a.status <> 'not_confirmed' as email,
         exists (select from photos p where p.member_id = m.id and p.status in ('pending', 'active')) as photo,
         m.city is not null as location,
         exists (select from push_subscriptions s where s.account_id = a.id) as push,
         coalesce((select t.detail from mail_tokens t
                    where t.account_id = a.id and t.purpose = 'activate' and t.detail is not null and t.used_at is null
                      and t.expires_at > :now and a.status = 'not_confirmed'
                    order by t.created_at desc limit 1), a.email) as address,
         (${FACTS.map((name) => (PROFILE_FIELDS[name].kind === 'list' ? `m.${name} <> '{}'` : `m.${name} is not null`)).join(' or ')}) as facts,
         m.about is not null
           or exists (select from profile_texts t where t.member_id = m.id and t.field = 'about' and t.status <> 'rejected') as about,
         array(select s.step from signup_steps s where s.account_id = a.id) as passed
    from accounts a join members m on m.id = a.id where a.id = :account`);

export const waitingIntent = statement<described.WaitingIntent>(`
  select * from (
    select m.id, m.name, m.fictional,
           exists (select from likes l where l.liker_id = i.account_id and l.liked_id = m.id) as "like",
           exists (select from chat_list c join waiting_messages w on w.sender_id = c.member_id and w.conversation_id = c.conversation_id
                    where c.member_id = i.account_id and c.other_id = m.id and w.state = 'waiting') as message
      from signup_intents i join accounts a on a.id = i.account_id and a.status = 'not_confirmed'
      join members m on m.id = i.recipient_id
      join lateral visibility(i.account_id, m.pool, m.id) s on s.visibility = 'shown'
     where i.account_id = :account) intent
   where "like" or message`);

export const insertStep = statement<described.InsertStep>(`
  insert into signup_steps (account_id, step, passed_at) values (:account, :step, :now)
  on conflict (account_id, step) do nothing`);
