import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const partnersOf = statement<described.PartnersOf>('select other_id from chat_list where member_id = :account');

export const returnWaiting = statement<described.ReturnWaiting>('select id from return_waiting(:account)');
/** The rows stay, as those of messages do. */
export const blankWaiting = statement<described.BlankWaiting>(
  "update waiting_messages set body = '' where sender_id = :account",
);
export const blankOwnLists = statement<described.BlankOwnLists>(
  "update chat_list set last_text = '' where member_id = :account and last_state is not null",
);

/** Conversations of which the other side was erased before: nobody is left to read them. An erased account has no address. */
const UNREAD_FOR_GOOD = `
  select l.conversation_id from chat_list l join accounts a on a.id = l.other_id
   where l.member_id = :account and a.status = 'deleted' and a.email is null`;

/** The rows stay, as what the ledger's prices were paid for. */
export const blankMessages = statement<described.BlankMessages>(
  `update messages set body = '' where conversation_id in (${UNREAD_FOR_GOOD})`,
);
export const blankLists = statement<described.BlankLists>(
  `update chat_list set last_text = '' where conversation_id in (${UNREAD_FOR_GOOD})`,
);

/** Whole conversations: what the site no longer shows, and what the member removed from the own list, is in it. */
export const chatData = statement<described.ChatData>(`
  select (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('with', m.name) order by c.id), '[]')
            from chat_list l join conversations c on c.id = l.conversation_id join members m on m.id = l.other_id
           where l.member_id = :account) as conversations,
         (select coalesce(jsonb_agg(l order by l.conversation_id), '[]') from chat_list l where l.member_id = :account) as chat_list,
         (select coalesce(jsonb_agg(w order by w.id), '[]') from waiting_messages w where w.sender_id = :account) as waiting_messages`);

export const conversationsOf = statement<described.ConversationsOf>(
  'select conversation_id from chat_list where member_id = :account order by conversation_id',
);

/** A portion of the messages of one of them, after the last one of the portion before. */
export const messagesAfter = statement<described.MessagesAfter, { message: { id: number } }>(`
  select to_jsonb(x) as message
    from messages x
   where x.conversation_id = :conversation and x.id > :after and (x.unsent_at is null or x.sender_id = :account)
   order by x.id limit :most`);
