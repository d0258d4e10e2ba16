import { prepared } from '#platform/db/prepared.ts';
import type { Locale } from '#platform/i18n/locales.ts';

/** The account row is the queue: of many requests for another mail at once, each sees the mails of those before. */
export const lockForMail = prepared<
  { id: number; email: string; language: Locale; signup_date: Date; name: string },
  [account: number]
>(`
  select a.id, a.email, a.language, a.signup_date, m.name from accounts a join members m on m.id = a.id
   where a.id = $1 and a.status = 'not_confirmed' for update of a`);

/** Takes the wish once. */
export const takeIntent = prepared<
  { recipient_id: number; message: string | null; like_recipient: boolean },
  [account: number, now: Date]
>(`
  update signup_intents set done_at = $2 where account_id = $1 and done_at is null
  returning recipient_id, message, like_recipient`);

export const intentOutcome = prepared<
  { recipient_id: number; liked: boolean; message_sent: boolean; conversation_id: number | null },
  [account: number, key: string]
>(`
  select i.recipient_id,
         exists (select from likes l where l.liker_id = i.account_id and l.liked_id = i.recipient_id) as liked,
         exists (select from messages s where s.sender_id = i.account_id and s.key = $2) as message_sent,
         (select c.conversation_id from chat_list c where c.member_id = i.account_id and c.other_id = i.recipient_id
             and not c.removed) as conversation_id
    from signup_intents i where i.account_id = $1`);

export const savepoint = prepared<never, []>('savepoint wish');
export const releaseSavepoint = prepared<never, []>('release savepoint wish');
export const rollbackToSavepoint = prepared<never, []>('rollback to savepoint wish');
