import { composed } from '#platform/composed.ts';
import { COUNTRIES, type CountryCode } from './contract.ts';
import { type City, townAt, towns } from './towns.ts';

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd' };
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The remains of Dutch articles, which nobody types: 's-Hertogenbosch. */
const ARTICLE = /^[st] /;

/** Every name of every town as it is compared, each after a line break; those of the largest towns first. */
interface Names {
  readonly text: string;
  /** Where in the text each name begins, rising, and the row of its town. */
  readonly starts: Uint32Array;
  readonly rows: Uint16Array;
}

let gathered: Names | undefined;

/** Ignores case, accents and punctuation, largest first. A town with two names is found by either. */
export function findTowns(text: string, where?: CountryCode | readonly string[], most = 8): City[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  gathered ??= gather();
  const { countries } = towns();
  const wantedIn = where && new Set<string>([where].flat());
  const found = new Set<number>();
  for (let at = gathered.text.indexOf(`\n${wanted}`); at >= 0; at = gathered.text.indexOf(`\n${wanted}`, at + 1)) {
    const row = rowAt(gathered, at);
    if (!wantedIn || wantedIn.has(COUNTRIES[countries[row] ?? -1] ?? '')) found.add(row);
    if (found.size >= most) break;
  }
  return [...found].map(townAt);
}

function gather(): Names {
  const { count, names, populations } = towns();
  const largestFirst = Uint16Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => (populations[b] ?? 0) - (populations[a] ?? 0) || a - b,
  );
  const [parts, starts, rows]: [string[], number[], number[]] = [[], [], []];
  let length = 0;
  for (const row of largestFirst) {
    const own = (names[row] ?? '')
      .split(' / ')
      .flatMap((name) => [plain(name), plain(spelledOut(name)), plain(name).replace(ARTICLE, '')]);
    for (const name of new Set(own)) {
      starts.push(length);
      rows.push(row);
      parts.push(name);
      length += name.length + 1;
    }
  }
  return { text: flat(`\n${parts.join('\n')}`), starts: Uint32Array.from(starts), rows: Uint16Array.from(rows) };
}

function rowAt({ starts, rows }: Names, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return rows[low] ?? 0;
}

/** As one stretch of memory rather than as the pieces that it was joined of. */
const flat = (text: string): string => Buffer.from(text).toString();

const spelledOut = (name: string): string =>
  name.toLowerCase().replace(/[äöüåø]/g, (letter) => SPELLED_OUT[letter] ?? letter);

function plain(name: string): string {
  const bare = composed(name, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare
    .replace(/[łøæœßđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
