import { nouns, placeOf } from './places.ts';
import type { Check, Finding } from './project.ts';

const drawers = /^(utils?|helpers?|common|shared|misc|libs?|stuff)$/;

/** A noun's folder holds the words of the architecture and nothing else; no folder or file anywhere is a drawer. */
export const checkVocabulary: Check = (project) =>
  project.paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path) || path.startsWith('src/')).flatMap(judge);

function judge(path: string): Finding[] {
  const says = drawer(path) ?? (path.startsWith('src/') ? place(path) : undefined);
  return says ? [{ path, says }] : [];
}

function drawer(path: string): string | undefined {
  const found = path.split('/').find((segment) => drawers.test(segment.replace(/\.[^/]*$/, '')));
  return found ? `${found} says nothing about what is inside: name the thing` : undefined;
}

function place(path: string): string | undefined {
  const where = placeOf(path);
  if (where.area === 'elsewhere') {
    return /^src\/[\w-]+\.(gen|d)\.ts$/.test(path)
      ? undefined
      : 'src holds main.ts, app, product, pages, design, platform and demo only';
  }
  if (where.area !== 'product') return undefined;
  if (!nouns.includes(where.noun)) return `${where.noun} is no noun of the product`;
  if (where.file === 'data') return /\.(tsx?|mjs)$/.test(path) ? 'data holds no code' : undefined;
  return where.file === 'unknown'
    ? "is outside a noun's vocabulary: contract routes <noun> policy queries routines.sql tables jobs gateway, mails/ ui/, or a sub-noun's folder"
    : undefined;
}
