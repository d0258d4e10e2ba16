import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { composePicture } from './picture.ts';
import { type PersonPlan, planPortraits } from './plan.ts';
import { readTakes } from './takes.ts';

/** Contact sheets of the portraits: a gender and age band each, the first pictures at the size of a card, with ages and ids to judge them by. */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    width: { type: 'string', default: '150' },
    columns: { type: 'string', default: '10' },
    rows: { type: 'string', default: '5' },
    ids: { type: 'string', default: '' },
  },
});
if (!options.out) throw new Error('Say where to: --out <folder>');
const out = options.out;

const width = Number(options.width);
const height = (width / 3) * 4;
const caption = 18;
const gap = 4;
const columns = Number(options.columns);
const perSheet = columns * Number(options.rows);

/** A picture of the plan in another size than it is stored in: a small one costs a tenth. */
const tileOf = (person: PersonPlan): Promise<Buffer> => {
  const [first] = person.pictures;
  if (!first) throw new Error(`${person.id} has no picture.`);
  const svg = composePicture(first).replace('width="480" height="640"', `width="${width}" height="${height}"`);
  return sharp(Buffer.from(svg)).flatten().png().toBuffer();
};

const captionOf = ({ id, age, cast, build }: PersonPlan) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="2" y="13" font-size="12" font-family="sans-serif">${id} · ${age}${build > 1 ? ' full' : ''}${cast === 'fictional' ? ' f' : ''}</text></svg>`,
  );

async function writeSheet(people: readonly PersonPlan[], name: string): Promise<void> {
  const tiles: OverlayOptions[] = [];
  for (const [index, person] of people.entries()) {
    const left = (index % columns) * (width + gap);
    const top = Math.floor(index / columns) * (height + caption + gap);
    tiles.push({ input: await tileOf(person), left, top }, { input: captionOf(person), left, top: top + height });
  }
  const rows = Math.ceil(people.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap),
      height: rows * (height + caption + gap),
      channels: 3,
      background: '#f4f0e8',
    },
  })
    .composite(tiles)
    .png()
    .toFile(join(out, `${name}.png`));
}

sharp.concurrency(1);
await mkdir(out, { recursive: true });
const { people } = await planPortraits(readTakes());
const wanted = options.ids ? people.filter(({ id }) => options.ids.split(',').includes(id)) : people;
const groups = Map.groupBy(wanted, ({ gender, ageBand }) => (options.ids ? 'ids' : `${gender}-${ageBand.join('-')}`));
for (const [name, group] of groups) {
  const sorted = group.toSorted((a, b) => a.age - b.age);
  for (let at = 0; at < sorted.length; at += perSheet) {
    const sheet = `${name}-${at / perSheet + 1}`;
    await writeSheet(sorted.slice(at, at + perSheet), sheet);
    process.stdout.write(`${sheet}\n`);
  }
}
