import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

interface Pair {
  conversation_id: number;
  sender_id: number;
  recipient_id: number;
  created_at: Date;
}

export type RemoveRow = ({ verdict: 'ok' | 'repeated' } & Pair) | { verdict: 'not_found' };

export const takeMessage = statement<described.TakeMessage, RemoveRow>(
  'select * from remove_message(:message, :reason, :ground, :now)',
);

export type RestoreRow = ({ verdict: 'ok' } & Pair) | { verdict: 'not_found' };

export const bringBack = statement<described.BringBack, RestoreRow>('select * from restore_message(:message)');

export const senderOf = statement<described.SenderOf>('select sender_id from messages where id = :message');

export type RemovedRow = RowOf<typeof removedRows>;

export const removedRows = statement<described.RemovedRows>(`
  select r.message_id, r.body, r.gift, p.file_hash as picture, r.reason, r.ground, r.removed_at
    from removed_messages r left join chat_photos p on p.id = r.photo_id
   where r.sender_id = :member order by r.removed_at desc, r.message_id desc limit :most`);

export const forgetRemovedBefore = statement<described.ForgetRemovedBefore>(
  'delete from removed_messages where removed_at < :before',
);

/** The ban for fraud that holds for good; no row without one. */
export const fraudBan = statement<described.FraudBan>(
  "select id from bans where account_id = :account and reason = 'money' and until is null and lifted_at is null",
);

export const nextPartners = statement<described.NextPartners>(`
  select l.conversation_id, l.other_id as member_id, a.site_id
    from chat_list l join accounts a on a.id = l.other_id
   where l.member_id = :account and l.conversation_id > :after order by l.conversation_id limit :most`);

/** `told` is true where something came back, or the member is told for the first time. */
export const returnSpent = statement<described.ReturnSpent, { credits: number; told: boolean }>(
  'select * from return_spent(:member, :other, :conversation, :now)',
);

export const fraudReader = statement<described.FraudReader, { language: Locale }>(`
  select a.email, a.language, f.name
    from accounts a join members f on f.id = :other left join notification_preferences n on n.account_id = a.id
   where a.id = :member and a.status = 'active' and a.email is not null and a.notifications_disabled = '{}'
     and (n.mail is null or 'new_messages' = any(n.mail))`);
