import { expect, test } from 'vitest';
import { readPicture } from '#product/media/pictures/pictures.ts';
import { openPack, readPackIndex, readPortrait, readPortraitPeople } from './portraits.ts';

const index = readPackIndex();

test('the index of the portraits says what the media pipeline would say of them', async () => {
  const pack = await openPack();
  const some = Object.values(index).filter((_, at) => at % 120 === 7);
  expect(some.length).toBeGreaterThan(6);
  for (const packed of some) {
    const {
      original: _original,
      mirrored: _mirrored,
      ...picture
    } = await readPicture(await readPortrait(pack, packed), 'ours');
    expect(packed).toMatchObject(picture);
  }
  await pack.close();
});

test('everybody of the portraits has portraits in the pack, nobody those of somebody else', () => {
  const names = readPortraitPeople().flatMap(({ pictures }) => pictures);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !index[name])).toEqual([]);
});
