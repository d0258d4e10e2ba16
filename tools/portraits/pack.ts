import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackedPicture } from '#demo/portraits.ts';
import { readPicture } from '#product/media/pictures/pictures.ts';

/** A drawn picture as WebP. */
export interface DrawnPicture {
  name: string;
  bytes: Uint8Array;
}

/**
 * Writes pictures behind each other into `portraits.pack`, and `portraits.json` with where each is and all that the media
 * pipeline would find out by decoding it.
 */
export async function writePack(folder: string, pictures: DrawnPicture[]): Promise<void> {
  const index: Record<string, PackedPicture> = {};
  let at = 0;
  for (const { name, bytes } of pictures) {
    const { original, ...picture } = await readPicture(bytes, 'ours');
    index[name] = { at, size: original.length, ...picture };
    at += original.length;
  }
  const rows = Object.entries(index).map(([name, picture]) => `  ${JSON.stringify(name)}: ${JSON.stringify(picture)}`);
  await writeFile(join(folder, 'portraits.pack'), Buffer.concat(pictures.map(({ bytes }) => bytes)));
  await writeFile(join(folder, 'portraits.json'), `{\n${rows.join(',\n')}\n}\n`);
}
