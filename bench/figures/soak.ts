import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { answerTo } from '../answer-to.ts';
import type { Ask } from '../load.ts';
import { nodeLoad } from '../node-load.ts';
import { cookieOf } from '../people.ts';
import type { Product } from '../servers.ts';
import type { Stage } from '../stage.ts';
import { count, type Figure, ms, plainRow, type Row } from './figure.ts';
import { onSchedule } from './on-schedule.ts';

const CONNECTIONS = 16;
/** Seconds in which is found how much the product does at most. */
const PROBE_SECONDS = 20;
const SHARE_OF_CAPACITY = 0.5;
/** Growth of memory in an hour, as a share, and of the last minutes' p99 over the first ones'. */
const MAX_GROWTH = 0.01;
const MAX_SLOWER = 1.2;
/** Of the minutes, those in which the product warms up; of the rest, those that are compared at either end. */
const WARM_SHARE = 1 / 6;
const END_SHARE = 1 / 5;
const MAX_EMBEDDED_MEGABYTES = 600;

export interface Minute {
  /** Megabytes that the process holds. */
  memory: number;
  /** Milliseconds from when each answer was due, whether earlier ones were there or not. */
  times: number[];
  errors: number;
}

/** What members do, at half of what the product can, for as long as was asked for: memory and times stay as they are. */
export const soak: Figure = async (stage) => {
  const product = await stage.start();
  const { viewers } = stage.people;
  const asks = viewers.flatMap((id, place) =>
    [
      ...['/api/members.php', '/api/chats.php', '/api/chats.php', '/members', '/api/likes.php'],
      `/api/member.php?id=${viewers[(place + 1) % viewers.length]}`,
    ].map((path) => ({ path, headers: { cookie: cookieOf(id) } })),
  );
  return soaked(stage, product, 'Soak', asks, null);
};

/** Visitors search, each for others, on the demo with its embedded database. */
export const soakEmbedded: Figure = async (stage) => {
  const DATA_DIR = join(stage.folder, 'embedded');
  const product = await stage.start({ DATA_DIR, DATABASE_URL: '', REDIS_URL: '' });
  const asks = Array.from({ length: 60 * 40 }, (_, place) => ({
    path: `/api/members.php?min_age=${18 + (place % 40)}&max_age=${60 + Math.floor(place / 40)}`,
  }));
  return soaked(stage, product, 'Soak, embedded', asks, MAX_EMBEDDED_MEGABYTES);
};

async function soaked(stage: Stage, product: Product, figure: string, asks: Ask[], most: number | null) {
  try {
    const probe = await nodeLoad({ port: product.port, connections: CONNECTIONS, seconds: PROBE_SECONDS, asks });
    const rate = Math.max(1, Math.floor((probe.answers / probe.seconds) * SHARE_OF_CAPACITY));
    const agent = new Agent({ keepAlive: true });
    const minutes: Minute[] = [];
    while (minutes.length < stage.minutes) {
      const minute: Minute = { memory: 0, times: [], errors: 0 };
      const first = minutes.length * rate * 60;
      await onSchedule(
        rate,
        first,
        (sent) => sent < rate * 60,
        async (number, due) => {
          const status = await answerTo(agent, product.port, asks[number % asks.length] as Ask);
          if (status === 200) minute.times.push(performance.now() - due);
          else minute.errors += 1;
        },
      );
      minute.memory = memoryOf(product.pid);
      minutes.push(minute);
      console.log(`  minute ${minutes.length}: ${count(minute.memory)} MB, p99 ${ms(p99([minute]))} ms`);
    }
    agent.destroy();
    return rowsOf(figure, rate, minutes, most);
  } finally {
    await product.stop();
  }
}

export function rowsOf(figure: string, rate: number, minutes: readonly Minute[], most: number | null): Row[] {
  const warm = minutes.slice(Math.floor(minutes.length * WARM_SHARE));
  const end = Math.max(1, Math.floor(warm.length * END_SHARE));
  const [before, after] = [p99(warm.slice(0, end)), p99(warm.slice(-end))];
  const growth = hourlyGrowth(warm.map(({ memory }) => memory));
  const last = minutes.at(-1)?.memory ?? Number.NaN;
  const errors = minutes.reduce((sum, minute) => sum + minute.errors, 0);
  const load = `${count(rate)} a second for ${minutes.length} min`;
  return [
    plainRow(
      `${figure}, memory`,
      `${count(last)} MB, ${(growth * 100).toFixed(1)} % an hour`,
      `≤ ${MAX_GROWTH * 100} % an hour${most === null ? '' : `, ≤ ${most} MB`}`,
      growth <= MAX_GROWTH && (most === null || last <= most),
      load,
    ),
    {
      ...plainRow(
        `${figure}, p99 of the last minutes after the first`,
        `${(after / before).toFixed(2)} times`,
        `≤ ${MAX_SLOWER} times`,
        after <= before * MAX_SLOWER,
        `${ms(before)} ms, ${ms(after)} ms`,
      ),
      ...(errors && { broken: `${figure}: ${errors} answers were no success.` }),
    },
  ];
}

function p99(minutes: readonly Minute[]): number {
  const times = minutes.flatMap((minute) => minute.times).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** By the line that lies nearest to all of them, as a share of their mean. */
function hourlyGrowth(megabytes: readonly number[]): number {
  const middle = (megabytes.length - 1) / 2;
  const mean = megabytes.reduce((sum, value) => sum + value, 0) / megabytes.length;
  const slope = megabytes.reduce((sum, value, minute) => sum + (minute - middle) * (value - mean), 0);
  const width = megabytes.reduce((sum, _, minute) => sum + (minute - middle) ** 2, 0);
  return width === 0 ? 0 : ((slope / width) * 60) / mean;
}

/** Megabytes, as Linux counts them for the process. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
