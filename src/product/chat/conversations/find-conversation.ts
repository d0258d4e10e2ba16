import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { ChatError } from '../contract.ts';
import { type ConversationRow, conversationRow } from './queries.ts';

export interface Which {
  conversation_id?: number | undefined;
  profile_id?: number | undefined;
}

/** @throws conversation_not_found or member_not_found (404), by what was asked for. */
export async function findConversation(call: Authenticated<ReadCall>, which: Which): Promise<ConversationRow> {
  const { sql, actor, now, site } = call;
  const byConversation = which.conversation_id !== undefined;
  const other = byConversation ? null : (which.profile_id ?? null);
  const { first_contacts: contacts, first_contacts_days: contactDays } = site.settings;
  const conversation = which.conversation_id ?? null;
  const row = await conversationRow.one(sql, { viewer: actor.id, other, conversation, now, contacts, contactDays });
  if (!row) throw new AppError<ChatError>(byConversation ? 'conversation_not_found' : 'member_not_found', 404);
  return row;
}
