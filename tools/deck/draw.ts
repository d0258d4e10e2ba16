import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { paintPicture } from './paint.ts';
import { planDeck } from './plan.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: 'lamplight' },
    quality: { type: 'string', default: '60' },
    out: { type: 'string', default: join(import.meta.dirname, '../../assets/deck') },
    people: { type: 'string', default: '9999' },
    from: { type: 'string', default: '0' },
  },
});

const quality = Number(options.quality);
const atOnce = 2;

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

const deck = await planDeck(options.seed);
const nameOf = (id: string, index: number) => `${id}-${index + 1}.webp`;
const known = new Set(deck.people.flatMap(({ id, pictures }) => pictures.map((_, index) => nameOf(id, index))));
const people = deck.people.slice(Number(options.from), Number(options.from) + Number(options.people));
const files = people.flatMap(({ id, pictures }) => pictures.map((plan, index) => ({ plan, name: nameOf(id, index) })));

sharp.concurrency(1);
await mkdir(options.out, { recursive: true });
for (const name of await readdir(options.out)) {
  if (name.endsWith('.webp') && !known.has(name)) await rm(join(options.out, name));
}

let bytes = 0;
await inTurns(files, async ({ plan, name }) => {
  const picture = await paintPicture(plan, quality);
  bytes += picture.length;
  await writeFile(join(options.out, name), picture);
});

const listed = deck.people.map(({ id, take, cast, gender, age, ageBand, hair, eyes, palette, backdrop, pictures }) => ({
  id,
  take,
  cast,
  gender,
  age,
  age_band: ageBand,
  hair,
  eyes,
  palette,
  backdrop,
  pictures: pictures.map((_, index) => nameOf(id, index)),
  faceless: pictures.flatMap((plan, index) => (plan.kind === 'still-life' ? [nameOf(id, index)] : [])),
}));
const rows = listed.map((person) => `    ${JSON.stringify(person)}`).join(',\n');
await writeFile(
  join(options.out, 'deck.json'),
  `{\n  "hero": ${JSON.stringify(deck.hero)},\n  "people": [\n${rows}\n  ]\n}\n`,
);

process.stdout.write(`${people.length} people, ${files.length} pictures, ${(bytes / 1e6).toFixed(2)} MB\n`);
