import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const FIGURES = [
  'search',
  'suggestions',
  'profile',
  'chats',
  'opening',
  'chatting',
  'likes',
  'send',
  'poll',
  'pages',
  'flood',
  'paying',
  'hanging',
  'landers',
  'logins',
  'media',
  'upload',
  'idle',
  'live',
  'swipe',
  'receipts',
  'plans',
  'partitions',
  'soak',
  'soak-embedded',
] as const;
/** Measured only when they are named. */
const BY_NAME: readonly string[] = ['partitions', 'soak', 'soak-embedded'];
export type FigureName = (typeof FIGURES)[number];

export interface Options {
  members: number[];
  /** Databases that are there already, measured instead of filled ones. */
  databases: string[];
  /** How often limit and product take turns. */
  rounds: number;
  /** Seconds of each turn. */
  seconds: number;
  /** Messages a second of the figure `live`. */
  rate: number;
  messages: number;
  /** Minutes of the figures `soak` and `soak-embedded`. */
  minutes: number;
  only: readonly FigureName[];
  /** Folder that keeps servers' data between runs; null for a temporary one. */
  keep: string | null;
  /** Where the report goes; null for the usual place. */
  out: string | null;
}

/** @throws BenchError for what is no such option or no such value. */
export function readOptions(args: string[]): Options {
  const { values } = parse(args);
  const members = (values.members ?? '100000').split(',').map((text) => whole('--members', text, 1000, 10_000_000));
  return {
    members: members.sort((a, b) => a - b),
    databases: values.databases?.split(',') ?? [],
    rounds: whole('--rounds', values.rounds ?? '3', 1, 99),
    seconds: whole('--seconds', values.seconds ?? '5', 1, 600),
    rate: whole('--rate', values.rate ?? '1000', 1, 10_000),
    messages: whole('--messages', values.messages ?? '0', 0, 100_000_000),
    minutes: whole('--minutes', values.minutes ?? '60', 1, 1440),
    only:
      values.only === undefined
        ? FIGURES.filter((name) => !BY_NAME.includes(name))
        : values.only.split(',').map(figure),
    keep: values.keep === undefined ? null : resolve(values.keep),
    out: values.out === undefined ? null : resolve(values.out),
  };
}

export class BenchError extends Error {}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        members: text,
        databases: text,
        rounds: text,
        seconds: text,
        rate: text,
        messages: text,
        minutes: text,
        only: text,
        keep: text,
        out: text,
      },
    });
  } catch (error) {
    throw new BenchError(error instanceof Error ? error.message : String(error));
  }
}

function whole(option: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high)
    throw new BenchError(`${option} takes whole numbers from ${low} to ${high}, not ${text}.`);
  return value;
}

function figure(name: string): FigureName {
  const known = FIGURES.find((entry) => entry === name);
  if (!known) throw new BenchError(`--only takes ${FIGURES.join(', ')}, not ${name}.`);
  return known;
}
