import { parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';

export interface SeedOptions {
  /** How many there are to be; with `force`, how many are added to those already there. */
  members: number;
  /** Another seed gives other people; the same one gives the same. */
  seed: number;
  /** Fill a database that has members already. */
  force: boolean;
  /** How many of a hundred members start conversations; fewer spare most of the room. */
  talkers: number;
}

const MIN_MEMBERS = 1_000;
const MAX_MEMBERS = 10_000_000;
const SEEDS = 1_000_000;

/** @throws StartError with one sentence about what is wrong. */
export function readOptions(args: string[]): SeedOptions {
  const { members, seed, force, talkers } = parsed(args);
  return {
    members: wholeNumber('--members', members, MIN_MEMBERS, MAX_MEMBERS),
    seed: wholeNumber('--seed', seed, 1, SEEDS),
    force,
    talkers: wholeNumber('--talkers', talkers, 1, 100),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        members: { type: 'string' },
        seed: { type: 'string', default: '1' },
        talkers: { type: 'string', default: '100' },
        force: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string | undefined, least: number, most: number): number {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new StartError(`${name} must be a whole number from ${least} to ${most}, such as ${name} ${least}.`);
}
