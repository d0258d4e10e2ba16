import { AppError } from '#platform/errors.ts';
import { answerAs, answerWords, holdAnswersTo, leaveNote, noteFor } from '#product/chat/answers/answers.ts';
import type { Truth } from '#product/chat/answers/contract.ts';
import { actingStaff, type StaffCall } from '../desk/desk.ts';
import { holdLease } from '../leases/leases.ts';
import type { AnsweredReply, AnswerInput, InboxConversation, InboxError, NoteInput, TruthInput } from './contract.ts';
import { concernOf, limitFacts, type ProfileChat, profileChat, truthText } from './open-chat.ts';
import { answerRefusal } from './policy.ts';
import { sentBefore } from './queries.ts';

interface Sending {
  key: string;
  body: string;
  truth: Truth | null;
}

/** @throws not_found, case_taken, what limits refuse (409), inbox_contacts (422), and what sending refuses. */
export async function answer(call: StaffCall, { conversation, key, body }: AnswerInput): Promise<AnsweredReply> {
  const words = answerWords(body);
  if (words === null) throw new AppError<InboxError>('inbox_contacts', 422, {}, { body: 'inbox_contacts' });
  const chat = await profileChat(call, conversation);
  return send(call, chat, { key, body: words, truth: null });
}

/** In words of the product's own and in the member's language. @throws as `answer` does. */
export async function answerTruth(call: StaffCall, { conversation, key, truth }: TruthInput): Promise<AnsweredReply> {
  const chat = await profileChat(call, conversation);
  return send(call, chat, { key, body: truthText(chat.memberSite, chat.facts, truth, chat.facts.language), truth });
}

async function send(call: StaffCall, chat: ProfileChat, sending: Sending): Promise<AnsweredReply> {
  const { there, facts } = chat;
  const { conversation_id: conversation, profile_id: profile } = facts;
  const { key, truth } = sending;
  const staff = await actingStaff(call);
  const find = () => sentBefore.one(call.tx, { profile, key });
  let known = await find();
  if (!known) {
    await holdLease(call, staff, 'conversation', conversation);
    await holdAnswersTo(call, facts.member_id);
    // Who sends the same at this moment may have been first.
    known = await find();
  }
  if (!known) await refuseWhatMayNotGo(call, chat, truth);
  // The same again is answered as before, whoever has the conversation now and whatever has changed since.
  const body = known && truth !== null && known.truth === truth ? known.body : sending.body;
  const { message } = await answerAs(there, staff, { conversation, key, body, truth });
  return { message: message.id };
}

async function refuseWhatMayNotGo(
  call: StaffCall,
  { there, memberSite, facts }: ProfileChat,
  truth: Truth | null,
): Promise<void> {
  const concern = await concernOf(call, facts);
  const refusal = answerRefusal({ ...(await limitFacts(there, facts)), concern, truth }, memberSite.settings);
  if (refusal) throw new AppError<InboxError>(refusal, 409);
}

/** @throws not_found, case_taken. */
export async function note(
  call: StaffCall,
  { conversation, body }: NoteInput,
): Promise<{ note: InboxConversation['note'] }> {
  const { facts } = await profileChat(call, conversation);
  const staff = await actingStaff(call);
  await holdLease(call, staff, 'conversation', conversation);
  await leaveNote(call, staff, { conversation, member: facts.member_id, body });
  return { note: await noteFor(call, conversation) };
}
