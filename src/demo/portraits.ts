import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Storage } from '#platform/storage/storage.ts';
import { keyOf } from '#product/media/media.ts';
import type { Picture } from '#product/media/pictures/pictures.ts';

export interface PortraitPerson {
  id: string;
  /** Nobody plays both a real and a fictional member. */
  cast: 'real' | 'fictional';
  gender: 'female' | 'male';
  age: number;
  /** Width of the body: 0 slim to 1 broad, above 1 a full figure. */
  build: number;
  best: boolean;
  hair: string;
  eyes: string;
  palette: string;
  backdrop: string;
  pictures: string[];
}

export interface PackedPicture extends Picture {
  /** Bytes from the start of the pack. */
  at: number;
  /** Bytes. */
  size: number;
}

const FOLDER = fileURLToPath(new URL('../../assets/portraits', import.meta.url));
/** Pictures stored at a time: a disk writes several as fast as one. */
const CONCURRENCY = 16;

export const isFull = ({ build }: PortraitPerson): boolean => build > 1;

export function readPortraitPeople(): PortraitPerson[] {
  return (JSON.parse(readFileSync(join(FOLDER, 'people.json'), 'utf8')) as { people: PortraitPerson[] }).people;
}

export function readPackIndex(): Record<string, PackedPicture> {
  return JSON.parse(readFileSync(join(FOLDER, 'portraits.json'), 'utf8'));
}

export async function readPortrait(pack: FileHandle, { at, size }: PackedPicture): Promise<Uint8Array> {
  const { buffer } = await pack.read(Buffer.alloc(size), 0, size, at);
  return buffer;
}

export const openPack = (): Promise<FileHandle> => open(join(FOLDER, 'portraits.pack'));

/** Each once. @param progress how many are stored, of how many. @returns what was stored, by name. */
export async function ingestPortraits(
  storage: Storage,
  people: PortraitPerson[],
  progress: (done: number, total: number) => void = () => {},
): Promise<Map<string, Picture>> {
  const index = readPackIndex();
  const names = [...new Set(people.flatMap((person) => person.pictures))];
  const stored = new Map<string, Picture>();
  const queue = names.values();
  const pack = await openPack();
  const work = async () => {
    for (const name of queue) {
      const packed = index[name];
      if (!packed) throw new Error(`The pack has no portrait ${name}.`);
      const { at: _at, size: _size, ...picture } = packed;
      await storage.put(keyOf(picture.hash, 'original'), await readPortrait(pack, packed));
      stored.set(name, picture);
      progress(stored.size, names.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    await pack.close();
  }
  return stored;
}
