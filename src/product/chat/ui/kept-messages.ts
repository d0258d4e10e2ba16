import { change, keepsNothing, keptAs, type OutgoingMessage, type SendingTools } from './outbox.ts';
import { isStale, keepBy, readAgain, sendUnreached } from './sending.ts';

/** What the member has written here, in this tab or another, and not sent yet, in its order. Null where nothing can be kept. */
function keptMessages(member: number): OutgoingMessage[] | null {
  const found: OutgoingMessage[] = [];
  if (keepsNothing()) return null;
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(keptAs(member))) continue;
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
      if (isMessage(kept)) found.push(kept);
    }
  } catch {
    return null;
  }
  return found.sort((a, b) => a.order - b.order);
}

/** The browser's own, and the one of the page when live events come again. */
const SERVER_IS_BACK = ['online', 'live-again'];

const keepers = new Map<number, ReturnType<typeof keeperOf>>();

function keeperOf(member: number) {
  return {
    member,
    read: () => keptMessages(member),
    alone: async (profileId: number, work: () => Promise<void>) => {
      await (navigator.locks ? navigator.locks.request(`${keptAs(member)}${profileId}`, work) : work());
    },
  };
}

/**
 * Takes up what the member wrote in this browser and did not get rid of: messages outlast a reload, and never go out in somebody
 * else's name. @returns what ends it.
 */
export function openOutbox(member: number, tools: SendingTools): () => void {
  const keeper = keepers.get(member) ?? keeperOf(member);
  keepers.set(member, keeper);
  keepBy(keeper);
  const waits = (message: OutgoingMessage) => message.state === 'sending' && isStale(message);
  change((kept) => kept.map((message) => (waits(message) ? { ...message, state: 'failed' } : message)));
  sendUnreached(tools);
  const onBack = () => sendUnreached(tools);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keptAs(member))) readAgain();
  };
  window.addEventListener('storage', onStorage);
  for (const type of SERVER_IS_BACK) window.addEventListener(type, onBack);
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const type of SERVER_IS_BACK) window.removeEventListener(type, onBack);
  };
}

function isMessage(value: unknown): value is OutgoingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, body, profileId, order, created_at } = value as Partial<Record<keyof OutgoingMessage, unknown>>;
  return (
    [key, body, created_at].every((text) => typeof text === 'string') &&
    Number.isInteger(profileId) &&
    typeof order === 'number'
  );
}
