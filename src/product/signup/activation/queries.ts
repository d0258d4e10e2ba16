import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

/** The account row is the queue: of many requests for another mail at once, each sees the mails of those before. Whoever waits for staff has confirmed. */
export const lockForMail = statement<described.LockForMail, { email: string; language: Locale }>(`
  select a.id, a.email, a.language, a.signup_date, m.name from accounts a join members m on m.id = a.id
   where a.id = :account and a.status = 'not_confirmed'
     and not exists (select from held_accounts h where h.account_id = a.id and h.decided_at is null) for update of a`);

export const nameOf = statement<described.NameOf>('select name from members where id = :member');

export const lockAccount = statement<described.LockAccount>(
  'select id from accounts where id = :account for no key update',
);

export const intentOutcome = statement<described.IntentOutcome>(`
  select i.recipient_id,
         exists (select from likes l join accounts a on a.id = l.liker_id and a.status <> 'not_confirmed'
                  where l.liker_id = i.account_id and l.liked_id = i.recipient_id) as liked,
         exists (select from messages s where s.sender_id = i.account_id and s.key = :key and s.id >= first_keyed_message()) as message_sent,
         (select c.conversation_id from chat_list c where c.member_id = i.account_id and c.other_id = i.recipient_id
             and not c.removed) as conversation_id
    from signup_intents i where i.account_id = :account`);

export const returnedMessages = statement<described.ReturnedMessages>(
  "select count(*)::int as count from waiting_messages where sender_id = :account and state = 'returned'",
);
