import { nouns, placeOf } from './places.ts';
import type { Check, Finding, Project } from './project.ts';

const drawers = /^(utils?|helpers?|common|shared|misc|libs?|stuff)$/;

/** A noun's folder holds the words of the architecture and nothing else; no folder or file anywhere is a drawer. */
export const checkVocabulary: Check = (project) =>
  project.paths
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path) || path.startsWith('src/'))
    .flatMap((path) => judge(project, path));

function judge(project: Project, path: string): Finding[] {
  const says = drawer(path) ?? (path.startsWith('src/') ? place(project, path) : undefined);
  return says ? [{ path, says }] : [];
}

function drawer(path: string): string | undefined {
  const found = path.split('/').find((segment) => drawers.test(segment.replace(/\.[^/]*$/, '')));
  return found ? `${found} says nothing about what is inside: name the thing` : undefined;
}

function place(project: Project, path: string): string | undefined {
  const where = placeOf(path);
  if (where.area === 'elsewhere') {
    return /^src\/[\w-]+\.(gen|d)\.ts$/.test(path)
      ? undefined
      : 'src holds main.ts, app, product, pages, design, platform and demo only';
  }
  if (where.area !== 'product') return undefined;
  if (!nouns.includes(where.noun)) return `${where.noun} is no noun of the product`;
  if (where.file === 'data') return /\.(tsx?|mjs)$/.test(path) ? 'data holds no code' : undefined;
  const outside =
    "is outside a noun's vocabulary: module contract <noun> <verb> policy queries tables routines.sql personal-data jobs gateway, mails/ ui/, or a sub-noun's folder";
  if (where.file === 'unknown') return outside;
  if (where.file !== 'verbs' || isNamedAfterFolder(path)) return undefined;
  const verb = verbOf(path);
  return new RegExp(`export (?:async )?(?:function\\*?|const) ${verb}(?![a-z])`).test(project.read(path))
    ? undefined
    : `${outside}. A file named after a verb exports it: ${verb} or ${verb}...`;
}

const isNamedAfterFolder = (path: string): boolean => /(?:^|\/)([\w-]+)\/\1\.ts$/.test(path);

/** `src/product/chat/mark-read.ts` -> `markRead` */
const verbOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
