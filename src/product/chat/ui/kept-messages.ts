import { change, keepsNothing, keptAs, type OutgoingMessage, type SendingTools } from './outbox.ts';
import { keepBy, readAgain } from './sending.ts';

/** Milliseconds, either way: clocks are put back. */
const STALE = 24 * 3_600_000;

/** Whether a message is too old to be sent without being asked for. */
const isStale = ({ state, created_at }: OutgoingMessage): boolean =>
  state === 'sending' && !(Math.abs(Date.now() - Date.parse(created_at)) < STALE);

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
  const sendAll = keepBy(keeper, tools);
  change((kept) => kept.map((message) => (isStale(message) ? { ...message, state: 'failed' } : message)));
  sendAll();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keptAs(member))) readAgain();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
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
