import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputOf } from './processes.ts';
import type { Sample } from './rounds.ts';

export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** `KEY` in it becomes a fresh UUID every time. */
  body?: string;
  /** Status of the right answer; 200 unless told. */
  status?: number;
}

export interface LoadRun {
  program: string;
  ports: readonly number[];
  seconds: number;
  connections: number;
}

/** 36 characters, as long as what takes its place: so the length of the body is known. */
const PLACE = 'KEY-KEY-KEY-KEY-KEY-KEY-KEY-KEY-KEY-';

/** As browsers ask: to compress an answer is a part of it. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** How many of a list are looked at before the load; wrk itself takes a redirect for a success. */
const LOOKS = 5;

/** @throws when one of the answers that are looked at is not what it must be. Messages are not sent for a look. */
async function lookAt(port: number, asks: readonly Ask[]): Promise<void> {
  const step = Math.max(1, Math.floor(asks.length / LOOKS));
  for (let at = 0; at < asks.length; at += step) {
    const { method, path = '', headers = {}, status = 200 } = asks[at] ?? {};
    if (method === 'POST') return;
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { ...ENCODINGS, ...headers },
      redirect: 'manual',
    });
    await reply.arrayBuffer();
    if (reply.status !== status) throw new Error(`${path} answered ${reply.status} instead of ${status}.`);
  }
}

/** Asks as fast as answers come, going round the list, one wrk for each process of the product. */
export async function load(run: LoadRun, asks: readonly Ask[]): Promise<Omit<Sample, 'nodeCpu' | 'databaseCpu'>> {
  for (const port of run.ports) await lookAt(port, asks);
  const folder = mkdtempSync(join(tmpdir(), 'kindling-wrk-'));
  try {
    const each = Math.max(1, Math.floor(run.connections / run.ports.length));
    const outputs = await Promise.all(
      run.ports.map((port, place) => {
        const file = join(folder, `${place}.lua`);
        const start = Math.floor((place * asks.length) / run.ports.length);
        writeFileSync(file, scriptOf([...asks.slice(start), ...asks.slice(0, start)]));
        const amount = ['-t', '1', '-c', `${each}`, '-d', `${run.seconds}s`, '--timeout', '10s'];
        return outputOf(run.program, [...amount, '-s', file, `http://127.0.0.1:${port}`]);
      }),
    );
    return together(outputs.map((output) => parseLoad(output)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scriptOf(asks: readonly Ask[]): string {
  const table = asks.map(({ method = 'GET', path, headers = {}, body }) => {
    const fields = Object.entries({ ...ENCODINGS, ...headers }).map(
      ([name, value]) => `[${quoted(name)}]=${quoted(value)}`,
    );
    const text = body === undefined ? 'nil' : quoted(body.replace('KEY', PLACE));
    return `  {${quoted(method)}, ${quoted(path)}, {${fields.join(', ')}}, ${text}}`;
  });
  return `
local asks = {
${table.join(',\n')}
}
local ready, tails, at = {}, {}, 0
math.randomseed(${randomInt(2 ** 31 - 1)})
function init()
  for i, ask in ipairs(asks) do
    local text = wrk.format(ask[1], ask[2], ask[3], ask[4])
    local from, to = text:find(${quoted(PLACE)}, 1, true)
    ready[i] = from and text:sub(1, from - 1) or text
    tails[i] = from and text:sub(to + 1)
  end
end
local function uuid()
  local r = math.random
  return string.format("%04x%04x-%04x-4%03x-8%03x-%04x%04x%04x", r(0, 65535), r(0, 65535), r(0, 65535), r(0, 4095),
    r(0, 4095), r(0, 65535), r(0, 65535), r(0, 65535))
end
function request()
  at = at % #ready + 1
  return tails[at] and ready[at] .. uuid() .. tails[at] or ready[at]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("TOLD %d %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(50),
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

const quoted = (text: string) => JSON.stringify(text);

interface Told {
  answers: number;
  seconds: number;
  p50: number;
  p99: number;
  errors: number;
}

/** Reads the line that our script prints. @throws when there is none. */
export function parseLoad(output: string): Told {
  const found = /^TOLD (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(output);
  if (!found) throw new Error(`wrk said something else than expected:\n${output}`);
  const [answers = 0, duration = 0, p50 = 0, p99 = 0, errors = 0] = found.slice(1).map(Number);
  return { answers, seconds: duration / 1e6, p50: p50 / 1000, p99: p99 / 1000, errors };
}

function together(runs: readonly Told[]): Omit<Sample, 'nodeCpu' | 'databaseCpu'> {
  const sum = (of: (run: Told) => number) => runs.reduce((all, run) => all + of(run), 0);
  return {
    perSecond: sum((run) => (run.answers - run.errors) / run.seconds),
    answers: sum((run) => run.answers - run.errors),
    p50: sum((run) => run.p50) / runs.length,
    p99: Math.max(...runs.map((run) => run.p99)),
    errors: sum((run) => run.errors),
  };
}
