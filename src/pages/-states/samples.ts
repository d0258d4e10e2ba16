import type { ChatListItem, ConversationReply, MessageState, MessageView } from '#product/chat/contract.ts';
import { GIFTS } from '#product/chat/gifts/contract.ts';
import type { MemberCard, ProfileView } from '#product/members/contract.ts';
import type { MemberSearchReply } from '#product/members/search/contract.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { PAYMENT_METHODS, PAYMENT_STATES, PAYMENT_STATUSES, type PaymentView } from '#product/payments/contract.ts';

const LONG_NAMES = [
  'Jean-Christophe van der Bergh-Montgomery',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Anna-Katariina Hakkarainen-Kuusipalo',
];
const LONG_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
const LINES = [
  'I restore bicycles in a shed that is far too small.',
  'Yes.',
  'Have you ever taken the night train to the sea, only to have breakfast there and go home again?',
  'Tell me more about the boat.',
];
/** The evening on which everything in the samples happens. */
const EVENING = Date.UTC(2026, 9, 17, 19, 30);

type Person = Pick<MemberCard, 'name' | 'city' | 'main_image'>;

export const longNamed = <P extends Person>(person: P, index = 0): P => ({
  ...person,
  name: LONG_NAMES[index % LONG_NAMES.length] ?? person.name,
  city: LONG_TOWN,
});

export const faceless = <P extends Person>(person: P): P => ({ ...person, main_image: null });

export const facelessProfile = (profile: ProfileView): ProfileView => ({ ...faceless(profile), photos: [] });

/** As many as are asked for, from those that there are. */
export const manyOf = <T>(items: readonly T[], count: number): T[] =>
  items.length ? Array.from({ length: count }, (_, index) => items[index % items.length] as T) : [];

export const searchOf = (members: MemberCard[], change: Partial<MemberSearchReply> = {}): MemberSearchReply => ({
  members,
  page: 1,
  total: members.length,
  total_capped: false,
  online: members.filter(({ online }) => online).length,
  filters: {
    gender: null,
    country: null,
    countryregion: null,
    min_age: 18,
    max_age: 99,
    real_only: false,
    town: null,
    within: null,
    abroad: false,
    traits: {},
  },
  sort: 'active',
  placed: false,
  ...change,
});

export const chatsWith = (members: readonly MemberCard[], count = members.length): ChatListItem[] =>
  manyOf(members, count).map((member, index) => ({
    conversation: {
      id: index + 1,
      last_message: { body: lineOf(index), mine: index % 3 === 1, created_at: minutesAgo(index * 7) },
    },
    profile: { ...member, id: index + 1, deleted: false },
    num_unread_messages: index % 5 === 0 ? (index * 7) % 130 : 0,
  }));

/** A conversation of so many messages; none for one that has not begun. */
export const conversationWith = (
  member: MemberCard,
  count: number,
  change: Partial<ConversationReply> = {},
  state?: MessageState,
): ConversationReply => ({
  conversation: count ? { id: 1, messages: messagesOf(count, state) } : null,
  profile: { ...member, id: 1, deleted: false },
  introduction: count ? null : { line: lineOf(0), interests: ['music', 'reading'], interests_shared: true },
  history_hidden: count >= 200,
  looks_for: ['male', 'female'],
  num_unread_messages: 0,
  next_message_credits: count ? 5 : 0,
  can_write: 'yes',
  ...change,
});

const messagesOf = (count: number, state?: MessageState): MessageView[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    conversation_id: 1,
    key: `sample-${index}`,
    mine: index % 4 === 1 || index % 7 === 3,
    body: lineOf(index),
    created_at: minutesAgo((count - index) * 9),
    read: index < count - 1,
    ...(state && { state, mine: true, read: false }),
  }));

/** Every gift, and one of a newer release, from both sides and with and without words. */
export const giftMessages = (): MessageView[] =>
  messagesOf(GIFTS.length + 1).map((message, index) => ({
    ...message,
    body: index % 3 ? message.body : '',
    gift: { key: GIFTS[index] ?? 'kite' },
  }));

export const visitedBy = (members: readonly MemberCard[]) =>
  members.map((member, index) => ({ ...member, visited_at: minutesAgo(index * 60 * 17) }));

export const paymentsOf = (count: number): PaymentView[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    credits: [25, 70, 150, 400][index % 4] ?? 25,
    price: { amount: [995, 2495, 4995, 9995][index % 4] ?? 995, currency: 'EUR' },
    method: PAYMENT_METHODS[index % PAYMENT_METHODS.length] ?? 'card',
    status: PAYMENT_STATUSES[index % PAYMENT_STATUSES.length] ?? 'completed',
    state: PAYMENT_STATES[index % PAYMENT_STATES.length] ?? 'paid',
    failure: null,
    package_id: 1,
    list_price: { amount: [995, 2495, 4995, 9995][index % 4] ?? 995, currency: 'EUR' },
    refunded: { amount: 0, currency: 'EUR' },
    card: null,
    repeat: false,
    statement: null,
    vat: null,
    redirect_url: null,
    created_at: minutesAgo(index * 60 * 31),
    completed_at: null,
    expires_at: null,
  }));

/** The member to whom the samples happen; has few credits. */
export const sampleUser = (profile: ProfileView): UserView => ({
  id: 0,
  email: 'sample@kindling.example',
  status: 'active',
  role: null,
  credits: 15,
  paid_user: false,
  signup_date: '2026-10-01',
  language: 'en',
  fictional_icon: null,
  notifications_disabled: [],
  free_conversations_left: 1,
  invisible: false,
  profile: { ...profile, id: 0 },
});

const lineOf = (index: number): string => LINES[index % LINES.length] ?? '';
const minutesAgo = (minutes: number): string => new Date(EVENING - minutes * 60_000).toISOString();
