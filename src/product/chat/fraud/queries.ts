import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

/** The ban for fraud that holds for good; no row without one. */
export const fraudBan = statement<described.FraudBan>(
  "select id from bans where account_id = :account and reason = 'money' and until is null and lifted_at is null",
);

/** A portion of those who have a conversation with an account, in the order of the conversations. */
export const nextPartners = statement<described.NextPartners>(`
  select l.conversation_id, l.other_id as member_id, a.site_id
    from chat_list l join accounts a on a.id = l.other_id
   where l.member_id = :account and l.conversation_id > :after order by l.conversation_id limit :most`);

/** What return_spent answers: `told` is true where something came back, or the member is told for the first time. */
export const returnSpent = statement<described.ReturnSpent, { credits: number; told: boolean }>(
  'select * from return_spent(:member, :other, :conversation, :now)',
);

/** Who is mailed that somebody was removed: those who have mails about messages. */
export const fraudReader = statement<described.FraudReader, { language: Locale }>(`
  select a.email, a.language, f.name
    from accounts a join members f on f.id = :other left join notification_preferences n on n.account_id = a.id
   where a.id = :member and a.status = 'active' and a.email is not null and a.notifications_disabled = '{}'
     and (n.mail is null or 'new_messages' = any(n.mail))`);
