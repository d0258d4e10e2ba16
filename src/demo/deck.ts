import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Storage } from '#platform/storage/storage.ts';
import { ingest } from '#product/media/media.ts';
import type { Picture } from '#product/media/pictures/pictures.ts';
import type { random } from './content/random.ts';

export interface DeckPerson {
  id: string;
  gender: 'female' | 'male';
  age_band: [number, number];
  hair: string;
  eyes: string;
  pictures: string[];
}

const folder = fileURLToPath(new URL('../../assets/deck', import.meta.url));
/** Pictures read and stored at a time. */
const AT_ONCE = 4;

export function readDeck(): DeckPerson[] {
  return (JSON.parse(readFileSync(join(folder, 'deck.json'), 'utf8')) as { people: DeckPerson[] }).people;
}

/** Puts every drawn picture through the media pipeline. @returns what was stored, by file name. */
export async function ingestDeck(storage: Storage, deck: DeckPerson[]): Promise<Map<string, Picture>> {
  const names = deck.flatMap((person) => person.pictures);
  const stored = new Map<string, Picture>();
  const work = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      stored.set(name, await ingest(storage, await readFile(join(folder, name)), true));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}

/** Somebody drawn who could be this old; the same person is not dealt twice before everybody was. */
export function dealer(deck: DeckPerson[], dice: ReturnType<typeof random>) {
  const piles = new Map<string, DeckPerson[]>();
  return (gender: 'female' | 'male', age: number): DeckPerson | null => {
    const fits = (person: DeckPerson) =>
      person.gender === gender && age >= person.age_band[0] && age <= person.age_band[1];
    const band = deck.find(fits)?.age_band[0];
    if (band === undefined) return null;
    const key = `${gender} ${band}`;
    let pile = piles.get(key);
    if (!pile?.length) {
      const all = deck.filter(fits);
      pile = dice.sample(all, all.length);
      piles.set(key, pile);
    }
    return pile.pop() ?? null;
  };
}
