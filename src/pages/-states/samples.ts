import type { MessageState, MessageView } from '#product/chat/contract.ts';
import type { ChatListItem, ConversationReply } from '#product/chat/conversations/contract.ts';
import { GIFTS } from '#product/chat/gifts/contract.ts';
import type { MemberCard, ProfileView } from '#product/members/contract.ts';
import type { MemberSearchReply } from '#product/members/search/contract.ts';
import type { UserView } from '#product/members/user/contract.ts';
import type { TransferView } from '#product/payments/bank/contract.ts';
import { type CheckoutReply, PAYMENT_METHODS, PAYMENT_STATES, type PaymentView } from '#product/payments/contract.ts';
import type { StoredMethodView } from '#product/payments/stored-methods/contract.ts';

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
const EVENING = Date.UTC(2026, 9, 17, 19, 30);

type Person = Pick<MemberCard, 'name' | 'city' | 'main_image'>;

export const longNamed = <P extends Person>(person: P, index = 0): P => ({
  ...person,
  name: LONG_NAMES[index % LONG_NAMES.length] ?? person.name,
  city: LONG_TOWN,
});

export const faceless = <P extends Person>(person: P): P => ({ ...person, main_image: null });

export const facelessProfile = (profile: ProfileView): ProfileView => ({ ...faceless(profile), photos: [] });

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

export const giftMessages = (): MessageView[] =>
  messagesOf(GIFTS.length + 1).map((message, index) => ({
    ...message,
    body: index % 3 ? message.body : '',
    gift: { key: GIFTS[index] ?? 'kite' },
  }));

export const visitedBy = (members: readonly MemberCard[]) =>
  members.map((member, index) => ({ ...member, visited_at: minutesAgo(index * 60 * 17) }));

const euros = (amount: number) => ({ amount, currency: 'EUR' });

export const paymentIn = (state: PaymentView['state'], change: Partial<PaymentView> = {}): PaymentView => ({
  id: 71,
  credits: 75,
  price: euros(2475),
  method: 'card',
  country: 'NL',
  status: statusOf(state),
  state,
  failure: null,
  package_id: 1,
  claim_id: null,
  list_price: euros(2475),
  refunded: euros(state === 'refunded' ? 2475 : state === 'partly_refunded' ? 990 : 0),
  card: null,
  repeat: false,
  statement: 'HEARTHSIDE MEDIA',
  vat: null,
  receipts: receiptsIn(state),
  redirect_url: null,
  transfer: false,
  collect_on: null,
  created_at: minutesAgo(12),
  completed_at: null,
  expires_at: null,
  ...change,
});

const receiptsIn = (state: PaymentView['state']): PaymentView['receipts'] => [
  ...(statusOf(state) === 'completed' ? [{ id: 1, kind: 'receipt', number: '2026-00042' } as const] : []),
  ...(state === 'refunded' || state === 'partly_refunded'
    ? [{ id: 2, kind: 'credit_note', number: '2026-00057' } as const]
    : []),
];

const statusOf = (state: PaymentView['state']): PaymentView['status'] => {
  if (state === 'ordered' || state === 'opened') return 'loading';
  if (state === 'pending' || state === 'failed' || state === 'cancelled') return state;
  return state === 'expired' ? 'failed' : 'completed';
};

export const paymentsOf = (count: number): PaymentView[] =>
  Array.from({ length: count }, (_, index) => {
    const state = PAYMENT_STATES[index % PAYMENT_STATES.length] ?? 'paid';
    const price = euros([995, 2475, 4695, 9995][index % 4] ?? 995);
    const isCard = index % 3 === 0;
    return paymentIn(state, {
      id: count - index,
      credits: [25, 75, 150, 400][index % 4] ?? 25,
      price,
      list_price: index % 5 === 3 ? euros(Math.ceil((price.amount * 4) / 3)) : price,
      refunded: state === 'refunded' ? price : euros(state === 'partly_refunded' ? Math.floor(price.amount / 2) : 0),
      method: isCard ? 'card' : (PAYMENT_METHODS[index % PAYMENT_METHODS.length] ?? 'card'),
      card: isCard ? { brand: index % 2 ? 'mastercard' : 'visa', last4: '4242' } : null,
      created_at: minutesAgo(index * 60 * 31),
    });
  });

export const transferOf = (): TransferView => ({
  holder: 'Wolfeschlegelsteinhausenbergerdorff und Söhne Verwaltungsgesellschaft',
  iban: 'MT84MALT011000012345MTLCAST001S',
  bic: 'MALTMTMTXXX',
  reference: 'RF19KDL0000017',
  due: euros(1238),
  received: euros(1237),
  expires_at: new Date(EVENING + 14 * 24 * 3600_000).toISOString(),
  code: { size: 9, path: 'M4 4h1v1h-1z' },
});

export const checkoutOf = (change: Partial<CheckoutReply> = {}): CheckoutReply => ({
  package: {
    id: 1,
    credits: 75,
    messages: 15,
    price: euros(2475),
    price_per_message: euros(165),
    lowest_price_per_message: false,
  },
  methods: ['ideal', 'card', 'paypal', 'applepay', 'bancontact', 'wiretransfer'],
  unavailable: [],
  continued: [],
  storable: ['card'],
  total: euros(2475),
  discount: null,
  code_refused: null,
  statement: 'HEARTHSIDE MEDIA',
  refund_days: 14,
  ...change,
});

export const withDiscount = (kind: NonNullable<CheckoutReply['discount']>['kind']): Partial<CheckoutReply> => ({
  total: euros(1856),
  discount: {
    kind,
    code: kind === 'time_bonus' ? 'TIMEBONUS25' : 'EVENING25',
    percentage: 25,
    ends_at: kind === 'code' ? null : new Date(EVENING + 4 * 3600_000).toISOString(),
  },
});

export const cardOf = (change: Partial<StoredMethodView> = {}): StoredMethodView => ({
  id: 1,
  brand: 'visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2028,
  expired: false,
  stored_at: minutesAgo(60 * 24 * 30),
  ...change,
});

export const sampleUser = (profile: ProfileView): UserView => ({
  id: 0,
  email: 'sample@kindling.example',
  status: 'active',
  role: null,
  credits: 15,
  welcome_credits: 0,
  credits_price: null,
  paid_user: false,
  signup_date: '2026-10-01',
  language: 'en',
  fictional_icon: null,
  notifications_disabled: [],
  dismissed_alerts: [],
  free_conversations_left: 1,
  invisible: false,
  profile: { ...profile, id: 0 },
});

const lineOf = (index: number): string => LINES[index % LINES.length] ?? '';
const minutesAgo = (minutes: number): string => new Date(EVENING - minutes * 60_000).toISOString();
