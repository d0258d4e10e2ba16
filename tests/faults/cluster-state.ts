import { createClient } from 'redis';
import type { Machine } from './machine.ts';

/** One of the three in Patroni's list. */
export interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** Milliseconds for which an answer of Patroni serves: it asks etcd for each. */
const ANSWER_TTL_MS = 500;

/** Who is in the cluster, as the first machine says that answers. */
export function membersOf(machines: readonly Machine[]): () => Promise<Member[]> {
  let kept: { at: number; members: Member[] } = { at: 0, members: [] };
  return async () => {
    if (Date.now() - kept.at < ANSWER_TTL_MS) return kept.members;
    kept = { at: Date.now(), members: [] };
    for (const { ports } of machines) {
      const reply = await asked(`http://127.0.0.1:${ports.api}/cluster`);
      if (!reply) continue;
      kept = { at: Date.now(), members: (reply as { members: Member[] }).members };
      break;
    }
    return kept.members;
  };
}

/** What an engine says; null where it is away or does not know. */
async function asked(url: string): Promise<unknown> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}

/** Whether one leads and the others follow it closely, one of them with every commit. */
export const areWhole = (members: Member[]): boolean =>
  members.length === 3 &&
  members.every(
    ({ role, state, lag }) =>
      /^(running|streaming)$/.test(state) && (role === 'leader' || (typeof lag === 'number' && lag < 1_000_000)),
  ) &&
  new Set(members.map(({ timeline }) => timeline)).size === 1 &&
  ['leader', 'sync_standby', 'replica'].every((wanted) => members.some(({ role }) => role === wanted));

/** What an etcd is: `StateLeader`, `StateFollower`, or another word. */
export const etcdState = async ({ ports }: Machine): Promise<string> =>
  ((await asked(`http://127.0.0.1:${ports.etcd}/v2/stats/self`)) as { state?: string } | null)?.state ?? 'away';

/** What a Redis is: `master`, `slave`, or away. */
export async function roleAt({ ports }: Machine): Promise<string> {
  const client = createClient({
    url: `redis://:change-me-redis@127.0.0.1:${ports.redis}`,
    socket: { reconnectStrategy: false },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return String(((await client.sendCommand(['ROLE'])) as unknown[])[0]);
  } catch {
    return 'away';
  } finally {
    if (client.isOpen) client.destroy();
  }
}
