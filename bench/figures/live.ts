import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Caller, openCaller } from '../caller.ts';
import { openStreams } from '../event-stream.ts';
import { cookieOf, PAIRS } from '../people.ts';
import type { Stage } from '../stage.ts';
import { count, type Figure, ms } from './figure.ts';
import { onSchedule } from './on-schedule.ts';
import { creditsAmiss } from './send.ts';

/** Milliseconds from when a message was due until its receiver has it, for all but one in a hundred. */
const MAX_DELAY_MS = 50;
/** Seconds before the figures count, and after the last message for those still on their way. */
const WARM_SECONDS = 3;
const LATE_SECONDS = 3;

interface Trip {
  due: number;
  status: number;
  arrivals: number[];
}

/**
 * Messages from members on one process to members on the other, both ways at once: so many a second as was asked for, due at fixed
 * moments whether earlier ones were answered or not.
 */
export const live: Figure = async (stage) => {
  const seconds = stage.seconds >= 3 ? 20 : 2;
  const { rate } = stage;
  const trips = new Map<string, Trip>();
  const note = (event: string) => {
    const key = event.includes('"type":"message"') ? /"key":"([^"]+)"/.exec(event)?.[1] : undefined;
    if (key) trips.get(key)?.arrivals.push(performance.now());
  };
  const [a, b] = stage.products;
  const { senders, receivers } = stage.people;
  const callers: [Caller, Caller] = [openCaller(a.port), openCaller(b.port)];
  const streams = await openStreams(
    receivers.map((id, place) => ({ port: place % 2 ? a.port : b.port, cookie: cookieOf(id), onText: note })),
  );
  const run = randomBytes(4).toString('hex');
  const send = async (number: number, due: number) => {
    const place = number % PAIRS;
    const key = `${run}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
    const trip: Trip = { due, status: 0, arrivals: [] };
    trips.set(key, trip);
    const body = JSON.stringify({ profile_id: receivers[place], key, body: `Message ${number}` });
    trip.status = await (place % 2 ? callers[1] : callers[0]).post(
      '/api/chat.php',
      cookieOf(senders[place] ?? 0),
      body,
    );
  };
  await onSchedule(rate, 0, (sent) => sent < WARM_SECONDS * rate, send);
  await setTimeout(500);
  trips.clear();
  const pids = [a.pid, b.pid];
  const sample = await stage.costed(pids, async () => {
    await onSchedule(rate, WARM_SECONDS * rate, (sent) => sent < seconds * rate, send);
    return { perSecond: 0, answers: seconds * rate, p50: null, p99: null, errors: 0 };
  });
  await setTimeout(LATE_SECONDS * 1000);
  for (const { socket } of streams) socket.destroy();
  for (const caller of callers) caller.close();
  const all = [...trips.values()];
  const times = all
    .flatMap((trip) => (trip.arrivals[0] === undefined ? [] : [trip.arrivals[0] - trip.due]))
    .sort((x, y) => x - y);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const wrong = (await creditsAmiss(stage)) ?? (await lostOrTwice(stage, trips));
  return [
    {
      figure: `Live, ${count(rate)} messages a second for ${seconds} s, two processes`,
      limit: '',
      ours: `p50 ${ms(at(0.5))}, p99 ${ms(at(0.99))}, most ${ms(at(1))} ms from due to received`,
      result: `p99 ${ms(at(0.99))} ms`,
      target: `≤ ${MAX_DELAY_MS} ms, none lost, none twice`,
      met: wrong === undefined && at(0.99) <= MAX_DELAY_MS,
      cpu: `Node ${ms(sample.nodeCpu)}, PostgreSQL ${ms(sample.databaseCpu)} ms`,
      ...(wrong === undefined ? {} : { broken: wrong }),
    },
  ];
};

async function lostOrTwice(stage: Stage, trips: ReadonlyMap<string, Trip>): Promise<string | undefined> {
  const keys = [...trips].filter(([, trip]) => trip.status === 200).map(([key]) => key);
  const { rows } = await stage.pool.query<{ count: number }>(
    'select count(*) from messages where sender_id = any($1) and key = any($2::uuid[])',
    [stage.people.senders, [...trips.keys()]],
  );
  const refused = trips.size - keys.length;
  const lost = keys.filter((key) => !trips.get(key)?.arrivals.length).length;
  const twice = keys.filter((key) => (trips.get(key)?.arrivals.length ?? 0) > 1).length;
  const stored = rows[0]?.count ?? 0;
  if (!refused && !lost && !twice && stored === trips.size) return undefined;
  return `Live: of ${trips.size} messages ${refused} were refused, ${stored} stored, ${lost} lost and ${twice} told twice.`;
}
