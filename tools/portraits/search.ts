import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { planPortraits } from './plan.ts';

/** Finds the cast anew and notes in `takes.json` which attempt was unlike everybody before, so that it is searched once. */
sharp.concurrency(1);
const { takes } = await planPortraits();
await writeFile(join(import.meta.dirname, 'takes.json'), `${JSON.stringify(takes)}\n`);
process.stdout.write(`${takes.female.length} women, ${takes.male.length} men\n`);
