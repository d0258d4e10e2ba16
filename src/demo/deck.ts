import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Storage } from '#platform/storage/storage.ts';
import { ingest } from '#product/media/media.ts';
import type { Picture } from '#product/media/pictures/pictures.ts';

/** Somebody drawn. */
export interface DeckPerson {
  id: string;
  /** Nobody plays both a real and a fictional member. */
  cast: 'real' | 'fictional';
  gender: 'female' | 'male';
  /** The age the face shows. */
  age: number;
  hair: string;
  eyes: string;
  /** Colours and place of the first picture. */
  palette: string;
  backdrop: string;
  /** File names; the first shows the face. */
  pictures: string[];
}

const folder = fileURLToPath(new URL('../../assets/deck', import.meta.url));
/** Pictures read and stored at a time. */
const AT_ONCE = 4;

export function readDeck(): DeckPerson[] {
  return (JSON.parse(readFileSync(join(folder, 'deck.json'), 'utf8')) as { people: DeckPerson[] }).people;
}

/** Puts every drawn picture, each once, through the media pipeline. @returns what was stored, by file name. */
export async function ingestDeck(storage: Storage, deck: DeckPerson[]): Promise<Map<string, Picture>> {
  const names = [...new Set(deck.flatMap((person) => person.pictures))];
  const stored = new Map<string, Picture>();
  const work = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      stored.set(name, await ingest(storage, await readFile(join(folder, name)), true));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}
