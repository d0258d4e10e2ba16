import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../rounds.ts';
import type { Figure } from './figure.ts';

const CHILD = join(import.meta.dirname, '..', 'children', 'picture.ts');
/** Milliseconds of CPU and bytes of memory that a photo of 12 megapixels may take. */
const MOST_CPU = 1000;
const MOST_MEMORY = 200_000_000;

interface Taken {
  size: number;
  cpu: number;
  memory: number;
}

/** What it takes to make a photo and its sizes of an upload, in a process of its own. */
export const upload: Figure = async (stage) => {
  const run = promisify(execFile);
  const taken: Taken[] = [];
  for (let round = 0; round < stage.rounds; round += 1)
    taken.push(JSON.parse((await run(process.execPath, [CHILD])).stdout));
  const cpu = median(taken.map((one) => one.cpu));
  const memory = median(taken.map((one) => one.memory));
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return [
    {
      figure: `Photo of 12 megapixels (${((taken[0]?.size ?? 0) / 1e6).toFixed(1)} MB) to its sizes`,
      limit: '',
      ours: `${Math.round(cpu)} ms of CPU, ${megabytes(memory)} of memory`,
      result: `${Math.round(cpu)} ms, ${megabytes(memory)}`,
      target: `≤ ${MOST_CPU} ms, ${megabytes(MOST_MEMORY)}`,
      met: cpu <= MOST_CPU && memory <= MOST_MEMORY,
      cpu: '',
    },
  ];
};
