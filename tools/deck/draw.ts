import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { composePicture, type PicturePlan } from './picture.ts';
import { planDeck } from './plan.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: 'lamplight' },
    quality: { type: 'string', default: '68' },
    out: { type: 'string', default: join(import.meta.dirname, '../../assets/deck') },
    people: { type: 'string', default: '9999' },
    from: { type: 'string', default: '0' },
  },
});

const quality = Number(options.quality);
const atOnce = 2;

async function drawPicture(plan: PicturePlan): Promise<Buffer> {
  return sharp(Buffer.from(composePicture(plan)))
    .flatten()
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

const deck = planDeck(options.seed);
const people = deck.people.slice(Number(options.from), Number(options.from) + Number(options.people));
const files = people.flatMap(({ id, pictures }) =>
  pictures.map((plan, index) => ({ plan, name: `${id}-${index + 1}.webp` })),
);

sharp.concurrency(1);
await mkdir(options.out, { recursive: true });
for (const name of await readdir(options.out)) {
  if (/^p\d{3}-\d\.webp$/.test(name)) await rm(join(options.out, name));
}

let bytes = 0;
await inTurns(files, async ({ plan, name }) => {
  const picture = await drawPicture(plan);
  bytes += picture.length;
  await writeFile(join(options.out, name), picture);
});

const listed = people.map(({ id, gender, ageBand, hair, eyes, palette, pictures }) => ({
  id,
  gender,
  age_band: ageBand,
  hair,
  eyes,
  palette,
  pictures: pictures.map((_, index) => `${id}-${index + 1}.webp`),
  faceless: pictures.flatMap((plan, index) => (plan.kind === 'still-life' ? [`${id}-${index + 1}.webp`] : [])),
}));
const rows = listed.map((person) => `    ${JSON.stringify(person)}`).join(',\n');
await writeFile(
  join(options.out, 'deck.json'),
  `{\n  "hero": ${JSON.stringify(deck.hero)},\n  "people": [\n${rows}\n  ]\n}\n`,
);

process.stdout.write(`${people.length} people, ${files.length} pictures, ${(bytes / 1e6).toFixed(2)} MB\n`);
