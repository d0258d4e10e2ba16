import { statement } from '#platform/db/statement.ts';
import { LAST_TO_GIVE, SINCE_LATELY } from '../conversations/queries.ts';
import type * as described from '../queries.gen.ts';

export const partnersOf = statement<described.PartnersOf>('select other_id from chat_list where member_id = :account');

export const forgetAcknowledged = statement<described.ForgetAcknowledged>(
  'delete from fictional_acknowledgements where member_id = :account or profile_id = :account',
);

export const returnWaiting = statement<described.ReturnWaiting>('select id from return_waiting(:account)');
/** The rows stay, as those of messages do. */
export const blankWaiting = statement<described.BlankWaiting>(
  "update waiting_messages set body = '', gift = null, photo_id = null where sender_id = :account",
);
export const blankOwnLists = statement<described.BlankOwnLists>(
  "update chat_list set last_text = '', last_carries = null where member_id = :account and last_state is not null",
);

/** The messages stay; by whom one text was sent to many is over with its sender. */
export const deleteSignals = statement<described.DeleteSignals>(
  'delete from message_signals where sender_id = :account',
);

/** Of what staff removed nobody is left who could object. */
export const forgetRemovedOf = statement<described.ForgetRemovedOf>(
  'delete from removed_messages where sender_id = :account',
);

export const deleteHiddenWords = statement<described.EraseHiddenWords>(
  'delete from hidden_words where member_id = :account',
);
export const deleteFraudReturns = statement<described.DeleteFraudReturns>(
  'delete from fraud_returns where member_id = :account or other_id = :account',
);

export const deleteHandoverNotes = statement<described.DeleteHandoverNotes>(
  'delete from handover_notes where member_id = :account',
);

/** Conversations of which the other side was erased before: nobody is left to read them. An erased account has no address. */
const UNREAD_FOR_GOOD = `
  select l.conversation_id from chat_list l join accounts a on a.id = l.other_id
   where l.member_id = :account and a.status = 'deleted' and a.email is null`;

export const forgetTranslations = statement<described.ForgetTranslations>(
  `delete from message_translations
    where asked_by = :account or message_id in (select id from messages where conversation_id in (${UNREAD_FOR_GOOD}))`,
);

/** The rows stay, as what the ledger's prices were paid for. */
export const blankMessages = statement<described.BlankMessages>(
  `update messages set body = '', gift = null, photo_id = null, removed_at = null where conversation_id in (${UNREAD_FOR_GOOD})`,
);
export const blankLists = statement<described.BlankLists>(
  `update chat_list set last_text = '', last_carries = null where conversation_id in (${UNREAD_FOR_GOOD})`,
);

/** Whole conversations: what the site no longer shows, and what the member removed from the own list, is in it. */
export const chatData = statement<described.ChatData>(`
  select (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('with', m.name) order by c.id), '[]')
            from chat_list l join conversations c on c.id = l.conversation_id join members m on m.id = l.other_id
           where l.member_id = :account) as conversations,
         (select coalesce(jsonb_agg(case when ${LAST_TO_GIVE} then to_jsonb(l) || '{"last_text": ""}' else to_jsonb(l) end order by l.conversation_id), '[]') from chat_list l where l.member_id = :account) as chat_list,
         (select coalesce(jsonb_agg(w order by w.id), '[]') from waiting_messages w where w.sender_id = :account) as waiting_messages,
         (select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('file', 'media/' || p.file_hash || '/original.webp') order by p.id), '[]')
            from chat_photos p where p.sender_id = :account) as chat_photos,
         (select coalesce(jsonb_agg(r order by r.message_id), '[]') from removed_messages r where r.sender_id = :account) as removed_messages,
         (select coalesce(jsonb_agg(f order by f.created_at), '[]') from fraud_returns f where f.member_id = :account) as fraud_returns,
         (select coalesce(jsonb_agg(f order by f.profile_id), '[]') from fictional_acknowledgements f where f.member_id = :account) as fictional_acknowledgements,
         (select coalesce(jsonb_agg(t order by t.message_id, t.language), '[]') from message_translations t where t.asked_by = :account) as message_translations,
         (select coalesce(jsonb_agg(h), '[]') from hidden_words h where h.member_id = :account) as hidden_words,
         (select coalesce(jsonb_agg(to_jsonb(n) - 'staff_id' order by n.conversation_id), '[]') from handover_notes n where n.member_id = :account) as handover_notes`);

export const conversationsOf = statement<described.ConversationsOf>(
  'select conversation_id from chat_list where member_id = :account order by conversation_id',
);

export const messagesAfter = statement<described.MessagesAfter, { message: { id: number } }>(`
  select to_jsonb(x) as message
    from messages x
   where x.conversation_id = :conversation and x.id > :after and (x.unsent_at is null or x.sender_id = :account)
     and (x.sender_id = :account or x.created_at <= ${SINCE_LATELY}
          or x.id <= (select greatest(l.given_up_to, l.read_up_to) from chat_list l where l.member_id = :account and l.conversation_id = :conversation))
   order by x.id limit :most`);
