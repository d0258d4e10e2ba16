import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKeptText } from '#platform/browser/kept-text.ts';
import { createOutbox, type OutboxItem } from '#platform/browser/outbox.ts';
import { retry } from '#platform/browser/retry.ts';
import type { PlatformError } from '#platform/errors.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { type ApiError, isApiError, type Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type CurrentUserReply, currentUser } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { noteFirstStep } from '#product/notifications/ui/push-question.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { type ChatError, type MessageView, type SendMessageInput, sendChatMessage } from '../contract.ts';
import { openConversation } from '../conversations/contract.ts';
import { applySentMessage } from './cache.ts';

/** @param profile null for none. */
export const useDraft = (member: number, profile: number | null): [string, (text: string) => void] =>
  useKeptText(profile === null ? '' : `chat-draft-${member}-${profile}`);

/** A message on its way: shown at once, stored under its key at most once. */
export interface OutgoingMessage extends OutboxItem {
  profileId: number;
  conversationId: number | null;
  body: string;
  gift?: string | undefined;
  photo?: MessageView['photo'];
  created_at: string;
  cost: number;
  state: 'sending' | 'failed';
  /** Why it was refused, in the reader's language; null when the server was not reached. */
  refusal: string | null;
  failing?: boolean | undefined;
  unacknowledged?: boolean | undefined;
}

export interface SendingTools {
  queryClient: QueryClient;
  transport: Transport;
  messageCredits: number;
}

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];
/** Milliseconds after which a call that is not answered is given up: those behind it wait for it. */
const SEND_TIMEOUT_MS = 20_000;
/** Milliseconds, either way, since clocks are put back: what is older is not sent without being asked for. */
const STALE_AFTER_MS = 24 * 3_600_000;

const outbox = createOutbox<OutgoingMessage, SendingTools>({
  name: 'chat-outbox',
  isItem: isMessage,
  laneOf: ({ profileId }) => `${profileId}`,
  waits: ({ state }) => state === 'sending',
  deliver,
  requeueFailed,
});

/** What did not reach the server is on its way again, unless it is too old; what was on its way for too long is not. */
function requeueFailed(messages: readonly OutgoingMessage[]): readonly OutgoingMessage[] {
  return messages.map((message) => {
    const { state, refusal } = message;
    if (state === 'sending') return isStale(message) ? { ...message, state: 'failed' } : message;
    return refusal === null && !isStale(message) ? { ...message, state: 'sending', failing: undefined } : message;
  });
}

const isStale = ({ created_at }: OutgoingMessage): boolean =>
  !(Math.abs(Date.now() - Date.parse(created_at)) < STALE_AFTER_MS);

export const unsentMessages = (): OutgoingMessage[] =>
  outbox.all().filter((message) => message.refusal === null && !isStale(message));
export const subscribeOutbox = outbox.subscribe;

export const useOutgoing = (profileId: number): readonly OutgoingMessage[] => outbox.useLane(`${profileId}`);
export const outgoingTo = (profileId: number): readonly OutgoingMessage[] => outbox.inLane(`${profileId}`);

export function send(
  message: Pick<OutgoingMessage, 'profileId' | 'conversationId' | 'body' | 'gift' | 'photo' | 'cost'>,
  tools: SendingTools,
): void {
  const { user } = tools.queryClient.getQueryData<CurrentUserReply>(keyOf(currentUser)) ?? {};
  if (user) outbox.own(user.id);
  outbox.add({ ...message, created_at: new Date().toISOString(), state: 'sending', refusal: null })();
  sendInOrder(message.profileId, tools);
}

/** Under its own key: if it had arrived after all, it is neither stored nor paid twice. */
export function sendAgain(key: string, tools: SendingTools): void {
  const message = outbox.all().find((one) => one.key === key);
  if (!message) return;
  outbox.update(key, { state: 'sending', refusal: null, failing: undefined, unacknowledged: undefined });
  sendInOrder(message.profileId, tools, key);
}

export const discard = (key: string): void => outbox.remove(key);

function sendInOrder(profileId: number, tools: SendingTools, asked?: string): void {
  outbox.change((messages) =>
    messages.map((message) =>
      message.profileId === profileId && message.key !== asked ? (requeueFailed([message])[0] ?? message) : message,
    ),
  );
  outbox.send(`${profileId}`, tools);
}

/** The browser's own event, the one of the page when live events come again, and a look at the page: a phone may have slept through both. */
const SERVER_IS_BACK = ['online', 'live-again', 'focus'];

/** @returns what ends it. */
export function openOutbox(member: number, tools: SendingTools): () => void {
  const close = outbox.open(member);
  const sendUnreached = () => {
    outbox.readAgain();
    outbox.change(requeueFailed);
    outbox.sendAll(tools);
  };
  sendUnreached();
  for (const type of SERVER_IS_BACK) window.addEventListener(type, sendUnreached);
  return () => {
    close();
    for (const type of SERVER_IS_BACK) window.removeEventListener(type, sendUnreached);
  };
}

export function useSendOutbox(): void {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const member = useUser()?.id;
  const { message_credits: messageCredits } = useSettings();
  useEffect(
    () => (member === undefined ? undefined : openOutbox(member, { queryClient, transport, messageCredits })),
    [member, messageCredits, queryClient, transport],
  );
}

async function deliver(message: OutgoingMessage, tools: SendingTools): Promise<boolean> {
  const { queryClient, transport, messageCredits } = tools;
  const { key, profileId } = message;
  const post = () =>
    transport.call(sendChatMessage, inputOf(message), { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
  try {
    const sent = await retry(post, { delaysMs: RETRY_DELAYS_MS, maxTries: RETRY_DELAYS_MS.length + 1, mayPass });
    applySentMessage(queryClient, profileId, sent, messageCredits);
    discard(key);
    noteFirstStep();
  } catch (error) {
    noteFailure(message, error);
    for (const endpoint of [openConversation, currentUser])
      queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
  return true;
}

export function inputOf({ profileId, conversationId, key, body, gift, photo }: OutgoingMessage): SendMessageInput {
  const to = conversationId === null ? { profile_id: profileId } : { conversation_id: conversationId };
  return { ...to, key, body, ...(gift && { gift }), ...(photo && { photo_id: photo.id }) };
}

function noteFailure({ key, profileId }: OutgoingMessage, error: unknown): void {
  const refused = isApiError(error) && !mayPass(error) && !isLoggedOut(error);
  // It had arrived, and was taken back from where it was shown as sent.
  if (refused && error.code === ('message_unsent' satisfies ChatError)) discard(key);
  else if (refused) {
    const unacknowledged = error.code === ('fictional_unacknowledged' satisfies ChatError) || undefined;
    outbox.update(key, { state: 'failed', refusal: error.message, unacknowledged });
  }
  // Without a connection the ones behind it would fail as well: they keep their order and wait with it.
  else {
    const failing = (isApiError(error) && error.status >= 500) || undefined;
    for (const behind of outgoingTo(profileId))
      if (behind.state === 'sending') outbox.update(behind.key, { state: 'failed', failing });
  }
}

/** Not a refusal: the connection or the server failed, so the same call may succeed. */
const mayPass = (error: unknown): boolean => !isApiError(error) || error.status === 0 || error.status >= 500;

/** Nor is this: the message waits until its member has logged in again. */
const isLoggedOut = (error: ApiError): boolean => error.code === ('authentication_required' satisfies PlatformError);

function isMessage(value: unknown): value is OutgoingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, body, profileId, order, created_at } = value as Partial<Record<keyof OutgoingMessage, unknown>>;
  return (
    [key, body, created_at].every((text) => typeof text === 'string') &&
    Number.isInteger(profileId) &&
    typeof order === 'number'
  );
}
