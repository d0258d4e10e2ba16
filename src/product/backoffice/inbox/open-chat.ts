import { ageOn } from '#platform/calendar.ts';
import type { ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { fictionalActor } from '#product/accounts/accounts.ts';
import { noteLook } from '#product/audit/staff.ts';
import { type Exchanged, exchangedWith, noteFor, unanswered, writersOf } from '#product/chat/answers/answers.ts';
import { TRUTHS, type Truth } from '#product/chat/answers/contract.ts';
import type { MessageView } from '#product/chat/contract.ts';
import { conversationOf } from '#product/chat/conversations/conversations.ts';
import { markRead } from '#product/chat/delivery/mark-delivered.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import type { Site } from '#product/sites/contract.ts';
import { actingStaff, atSite, type StaffCall, scopeOf } from '../desk/desk.ts';
import { takeLease } from '../leases/leases.ts';
import type { Concern, InboxConversation, InboxError, InboxMessage, WhichChat } from './contract.ts';
import { answerRefusal, concernIn, isTrueNow } from './policy.ts';
import { type ChatFactsRow, chatFacts, costsOf, lastPurchase, unansweredBodies } from './queries.ts';

const answersText = serverText('backoffice.inbox');
const errorText = serverText('backoffice.errors');
const listText = serverText('members.list');

export interface ProfileChat {
  there: StaffCall;
  /** The site of the member, which may be another of the pool: its limits and price bind, and its name is said. */
  memberSite: Site;
  facts: ChatFactsRow;
}

/** @throws not_found for any other. */
export async function profileChat(call: StaffCall, conversation: number): Promise<ProfileChat> {
  const { sites } = await scopeOf(call);
  const facts = await chatFacts.one(call.tx, { conversation, sites });
  if (!facts) throw notFound();
  const there = await atSite(call, facts.site_id);
  const actor = await fictionalActor(there, facts.profile_id);
  if (!actor) throw notFound();
  return { there: { ...there, actor }, memberSite: await call.sites.byId(facts.member_site_id), facts };
}

export async function limitFacts(
  call: Pick<ReadCall, 'sql' | 'now'>,
  { conversation_id: conversation, profile_id: profile, member_id: member }: ChatFactsRow,
): Promise<Exchanged & { inARow: number }> {
  return {
    ...(await exchangedWith(call, { member, profile })),
    inARow: await unanswered(call, { conversation, profile }),
  };
}

export async function concernOf(
  { tx }: Pick<StaffCall, 'tx'>,
  { conversation_id: conversation, profile_id: profile }: ChatFactsRow,
): Promise<Concern | null> {
  const rows = await unansweredBodies(tx, { conversation, profile });
  return concernIn(rows.map(({ body }) => body));
}

/** Held for five minutes; the member sees it read, the look is written down. @throws not_found, case_taken (409). */
export async function openChat(call: StaffCall, { conversation }: WhichChat): Promise<InboxConversation> {
  const { there, memberSite, facts } = await profileChat(call, conversation);
  const staff = await actingStaff(call);
  if (!(await takeLease(call, staff, 'conversation', conversation))) throw new AppError<InboxError>('case_taken', 409);
  await noteLook(call, staff, {
    site: facts.site_id,
    object: 'conversation',
    id: conversation,
    account: facts.member_id,
  });
  const reply = await conversationOf(there, { id: conversation });
  const messages = reply.conversation?.messages ?? [];
  await markRead(there, { conversation_id: conversation, message_id: messages.at(-1)?.id ?? 0 });
  const limits = await limitFacts(there, facts);
  const { settings } = memberSite;
  const concern = await concernOf(call, facts);
  const refusal = answerRefusal({ ...limits, concern, truth: null }, settings);
  const theirs = formatLocaleOf(facts.language, settings.country);
  const ours = formatLocaleOf(call.locale, settings.country);
  return {
    conversation,
    site: there.site.settings.name,
    member: {
      ...{ id: facts.member_id, name: facts.member_name, photo: facts.member_photo, age: reply.profile.age },
      ...{ city: facts.city, language: facts.language, paid_user: facts.paid_user, credits: facts.credits },
    },
    profile: {
      ...{ id: facts.profile_id, name: facts.profile_name, photo: facts.profile_photo },
      age: ageOn(facts.profile_born, call.now.toISOString().slice(0, 10)),
      label: fictionalWord(memberSite, ours),
      about: facts.profile_about,
    },
    member_sees: `${fictionalWord(memberSite, theirs)} · ${listText(theirs)('fictional.answered')}`,
    messages: await messagesOf(call, messages),
    concern,
    refusal: refusal && errorText(ours)(refusal),
    truths: TRUTHS.filter((key) => isTrueNow(key, limits, settings)).map((key) => ({
      key,
      theirs: truthText(memberSite, facts, key, facts.language),
      ours: truthText(memberSite, facts, key, call.locale),
    })),
    note: await noteFor(call, conversation),
    max_length: there.site.settings.message_length,
    ...{ answers: limits.answers, max_answers: settings.fictional_answers_a_day },
    ...{ spent: limits.spent, spent_here: limits.spent_here, max_spent: settings.fictional_spending_limit },
    paid: await paidFor(call, facts.member_id, limits.spent_here),
  };
}

/** @param site the member's. */
export function truthText(
  { settings }: Pick<Site, 'settings'>,
  { profile_name: name, profile_gender: gender }: Pick<ChatFactsRow, 'profile_name' | 'profile_gender'>,
  truth: Truth,
  language: ChatFactsRow['language'],
): string {
  const { name: brand, country, message_credits: credits } = settings;
  return answersText(formatLocaleOf(language, country))(`answers.${truth}`, { name, site: brand, credits, gender });
}

async function messagesOf(call: StaffCall, messages: readonly MessageView[]): Promise<InboxMessage[]> {
  const numbers = messages.map(({ id }) => id);
  const writers = await writersOf(call, numbers);
  const costs = new Map((await costsOf(call.tx, { messages: numbers })).map(({ id, cost }) => [id, cost]));
  return messages.map((message) => ({
    id: message.id,
    ours: message.mine,
    body: message.body,
    at: message.created_at,
    carries: message.photo ? 'photo' : message.gift ? 'gift' : null,
    cost: costs.get(message.id) ?? 0,
    by: writers.get(message.id)?.name ?? null,
    truth: writers.get(message.id)?.truth ?? null,
  }));
}

/** At the price of the last purchase; null for who never bought any. */
async function paidFor({ tx }: StaffCall, account: number, spent: number): Promise<InboxConversation['paid']> {
  const last = await lastPurchase.one(tx, { account });
  return last && { amount: Math.round((last.amount * spent) / last.credits), currency: last.currency };
}
