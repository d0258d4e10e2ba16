import type { PlatformError } from '#platform/errors.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { type ApiError, isApiError, type Transport } from '#platform/http/transport.ts';
import { type CurrentUserReply, currentUser } from '#product/members/user/contract.ts';
import {
  type ChatError,
  openConversation,
  type SendMessageInput,
  type SendMessageReply,
  sendChatMessage,
} from '../contract.ts';
import { keepSent } from './keep-sent.ts';
import { allOutgoing, change, type OutgoingMessage, outgoingTo, ownedBy, type SendingTools, show } from './outbox.ts';

/** Where messages outlast the page. */
export interface Keeper {
  readonly member: number;
  /** What is kept, of this tab and others, in its order; null where nothing can be. */
  read(): readonly OutgoingMessage[] | null;
  /** Lets one tab at a time send to a member. */
  alone(profileId: number, work: () => Promise<void>): Promise<void>;
}

/** Milliseconds before each repetition. */
const PAUSES = [1_000, 2_000, 4_000];
/** Milliseconds after which a browser that says it has no connection is not believed. */
const OFFLINE = 30_000;
/** Milliseconds after which a call that is not answered is given up: those behind it wait for it. */
const PATIENCE = 20_000;
/** Milliseconds, either way, since clocks are put back: what is older is not sent without being asked for. */
const STALE = 24 * 3_600_000;

let keeper: Keeper | null = null;
const busy = new Set<number>();

/** From now on messages of other tabs and of before are sent as well. */
export function keepBy(next: Keeper): void {
  ownedBy(next.member);
  keeper = next;
  readAgain();
}

/** Shows the message as sending, keeps it, and sends it after those before it. */
export function send(
  message: Pick<OutgoingMessage, 'profileId' | 'conversationId' | 'body' | 'gift' | 'photo' | 'cost'>,
  tools: SendingTools,
): void {
  const { user } = tools.queryClient.getQueryData<CurrentUserReply>(keyOf(currentUser)) ?? {};
  if (user) ownedBy(user.id);
  const order = Math.max(Date.now(), (allOutgoing().at(-1)?.order ?? 0) + 1);
  const added = { ...message, key: crypto.randomUUID(), created_at: new Date().toISOString(), order };
  change((before) => [...before, { ...added, state: 'sending', refusal: null }]);
  workInOrder(message.profileId, tools);
}

/** Sends all that is not sent. */
function sendAll(tools: SendingTools): void {
  for (const profileId of new Set(allOutgoing().map((message) => message.profileId))) work(profileId, tools);
}

/** The server may be there again: what did not reach it is sent once more, in its order. */
export function sendUnreached(tools: SendingTools): void {
  readAgain();
  takeUp((message) => !isStale(message));
  sendAll(tools);
}

/** Whether a message is too old to be sent without being asked for. */
export const isStale = ({ created_at }: OutgoingMessage): boolean =>
  !(Math.abs(Date.now() - Date.parse(created_at)) < STALE);

/** What failed without being refused is on its way again. */
function takeUp(which: (message: OutgoingMessage) => boolean): void {
  change((messages) =>
    messages.map((message) =>
      message.state === 'failed' && message.refusal === null && which(message)
        ? { ...message, state: 'sending', failing: undefined }
        : message,
    ),
  );
}

/** Other tabs add and send as well. */
export function readAgain(): void {
  const kept = keeper?.read();
  if (kept) show(kept);
}

/**
 * Sends a failed message again, under its own key: if it had arrived after all, it is neither stored nor paid twice. What was written
 * before it and did not reach the server goes first.
 */
export function sendAgain(key: string, tools: SendingTools): void {
  const message = allOutgoing().find((one) => one.key === key);
  if (!message) return;
  update(key, { state: 'sending', refusal: null, failing: undefined, unacknowledged: undefined });
  workInOrder(message.profileId, tools);
}

/** Takes a failed message away. */
export const discard = (key: string): void => change((messages) => messages.filter((message) => message.key !== key));

const update = (key: string, what: Partial<OutgoingMessage>): void =>
  change((messages) => messages.map((message) => (message.key === key ? { ...message, ...what } : message)));

const sendingTo = (profileId: number) => outgoingTo(profileId).filter(({ state }) => state === 'sending');

/** One message after another, so that they arrive in the order they were written; of several tabs one at a time sends. */
async function work(profileId: number, tools: SendingTools): Promise<void> {
  if (busy.has(profileId) || sendingTo(profileId).length === 0) return;
  busy.add(profileId);
  const by = keeper;
  const workOff = async () => {
    for (;;) {
      // Another tab may have sent some of them meanwhile, or somebody else may have logged in.
      readAgain();
      const [next] = sendingTo(profileId);
      if (!next || keeper !== by) return;
      await deliver(next, tools);
    }
  };
  try {
    await (by ? by.alone(profileId, workOff) : workOff());
  } finally {
    busy.delete(profileId);
  }
  // It may have been written while the lock was given back.
  await work(profileId, tools);
}

/** The same, with what was written before and did not reach the server: nothing overtakes it. */
function workInOrder(profileId: number, tools: SendingTools): void {
  takeUp((message) => message.profileId === profileId && !isStale(message));
  work(profileId, tools);
}

async function deliver(
  message: OutgoingMessage,
  { queryClient, transport, messageCredits }: SendingTools,
): Promise<void> {
  const { key, profileId, body, gift, photo } = message;
  try {
    const to =
      message.conversationId === null ? { profile_id: profileId } : { conversation_id: message.conversationId };
    const sent = await post(transport, {
      ...to,
      key,
      body,
      ...(gift && { gift }),
      ...(photo && { photo_id: photo.id }),
    });
    keepSent(queryClient, profileId, sent, messageCredits);
    discard(key);
  } catch (error) {
    const refused = isApiError(error) && !isPassing(error) && !isLoggedOut(error);
    // It had arrived, and was taken back from where it was shown as sent.
    if (refused && error.code === ('message_unsent' satisfies ChatError)) discard(key);
    else if (refused) {
      const unacknowledged = error.code === ('fictional_unacknowledged' satisfies ChatError) || undefined;
      update(key, { state: 'failed', refusal: error.message, unacknowledged });
    }
    // Without a connection the ones behind it would fail as well: they keep their order and wait with it.
    else {
      const failing = (isApiError(error) && error.status >= 500) || undefined;
      for (const { key: behind } of sendingTo(profileId)) update(behind, { state: 'failed', failing });
    }
    for (const endpoint of [openConversation, currentUser])
      queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Not a refusal: the connection or the server failed, so the same call may succeed. */
const isPassing = (error: ApiError): boolean => error.status === 0 || error.status >= 500;

/** Nor is this: the message waits until its member has logged in again. */
const isLoggedOut = (error: ApiError): boolean => error.code === ('authentication_required' satisfies PlatformError);

async function post(transport: Transport, body: SendMessageInput): Promise<SendMessageReply> {
  for (let tried = 0; ; tried += 1) {
    if (navigator.onLine === false) await connected();
    try {
      return await transport.call(sendChatMessage, body, { signal: AbortSignal.timeout(PATIENCE) });
    } catch (error) {
      const pause = PAUSES[tried];
      // What fails for want of a connection waits for one, however long that is.
      const passing = !isApiError(error) || isPassing(error);
      if (!passing || (pause === undefined && navigator.onLine !== false)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Until the browser says that it has a connection again, but not for ever: it may be wrong. */
async function connected(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, OFFLINE);
    window.addEventListener('online', resolve, { once: true });
  });
}
