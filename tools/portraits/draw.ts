import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { writePack } from './pack.ts';
import { paintPicture } from './paint.ts';
import { planPortraits } from './plan.ts';
import { readTakes } from './takes.ts';

const { values: options } = parseArgs({
  options: {
    quality: { type: 'string', default: '45' },
    out: { type: 'string', default: join(import.meta.dirname, '../../assets/portraits') },
    people: { type: 'string', default: '9999' },
    from: { type: 'string', default: '0' },
  },
});

const quality = Number(options.quality);
const CONCURRENCY = 2;

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

const portraits = await planPortraits(readTakes());
const nameOf = (id: string, index: number) => `${id}-${index + 1}.webp`;
const people = portraits.people.slice(Number(options.from), Number(options.from) + Number(options.people));
const files = people.flatMap(({ id, pictures }) => pictures.map((plan, index) => ({ plan, name: nameOf(id, index) })));

sharp.concurrency(1);
await mkdir(options.out, { recursive: true });
const drawn = new Map<string, Uint8Array>();
await inTurns(files, async ({ plan, name }) => {
  drawn.set(name, await paintPicture(plan, quality));
});
await writePack(
  options.out,
  files.map(({ name }) => ({ name, bytes: drawn.get(name) ?? new Uint8Array() })),
);

const listed = portraits.people.map(
  ({ id, cast, gender, age, build, isBest, hair, eyes, palette, backdrop, pictures }) => ({
    id,
    cast,
    gender,
    age,
    build,
    best: isBest,
    hair,
    eyes,
    palette,
    backdrop,
    pictures: pictures.map((_, index) => nameOf(id, index)),
    faceless: pictures.flatMap((plan, index) => (plan.kind === 'still-life' ? [nameOf(id, index)] : [])),
  }),
);
const rows = listed.map((person) => `    ${JSON.stringify(person)}`).join(',\n');
await writeFile(join(options.out, 'people.json'), `{\n  "people": [\n${rows}\n  ]\n}\n`);

const bytes = [...drawn.values()].reduce((sum, { length }) => sum + length, 0);
process.stdout.write(`${people.length} people, ${files.length} pictures, ${(bytes / 1e6).toFixed(2)} MB\n`);
