import { setTimeout } from 'node:timers/promises';
import { openStreams } from '../event-stream.ts';
import { cookieOf, logIn, someMembers } from '../people.ts';
import { count, type Figure } from './figure.ts';

const CLIENTS = 10_000;
/** Bytes that a client who only listens may take. */
const MAX_CLIENT_BYTES = 25_000;
/** Streams of one member at a time, below what the product allows. */
const EACH = 15;
/** Milliseconds until every stream had its first heartbeat; a trial does not wait for it. */
const HEARTBEAT_MS = 27_000;

/** Memory of clients who have a page open and hear nothing. */
export const idle: Figure = async (stage) => {
  const wanted = stage.seconds >= 3 ? CLIENTS : CLIENTS / 20;
  const members = await someMembers(stage.pool, wanted);
  await logIn(stage.pool, members);
  const clients = Math.min(wanted, members.length * EACH);
  const product = await stage.start();
  try {
    const ask = async (path: string, id: number) =>
      fetch(`${product.url}${path}`, { headers: { cookie: cookieOf(id) } }).then((reply) => reply.text());
    // What the first requests load and compile is no cost of a client.
    for (const id of members.slice(0, 300)) await ask('/api/user.php', id);
    const warm = await openStreams(places(members, 200, product.port));
    for (const { socket } of warm) socket.destroy();
    await setTimeout(1000);
    const before = await product.memory();
    const streams = await openStreams(places(members, clients, product.port));
    await setTimeout(stage.seconds >= 3 ? HEARTBEAT_MS : 1000);
    const after = await product.memory();
    for (const { socket } of streams) socket.destroy();
    const each = (after.rss - before.rss) / clients;
    const inside = (after.heapUsed + after.external - before.heapUsed - before.external) / clients;
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    return [
      {
        figure: `${count(clients)} idle live clients`,
        limit: '',
        ours: `${kilobytes(each)} each of the process, ${kilobytes(inside)} of JavaScript, ${Math.round(after.rss / 1e6)} MB in all`,
        // Memory that was free inside the process before would hide what clients take: the larger figure counts.
        result: kilobytes(Math.max(each, inside)),
        target: `≤ ${MAX_CLIENT_BYTES / 1000} kB`,
        met: Math.max(each, inside) <= MAX_CLIENT_BYTES,
        cpu: '',
      },
    ];
  } finally {
    await product.stop();
  }
};

const places = (members: readonly number[], clients: number, port: number) =>
  Array.from({ length: clients }, (_, place) => ({ port, cookie: cookieOf(members[place % members.length] ?? 0) }));
