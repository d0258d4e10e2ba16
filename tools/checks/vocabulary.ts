import { features, placeOf } from './places.ts';
import type { Check, Finding, Project } from './project.ts';

const drawers = /^(utils?|helpers?|common|shared|misc|libs?|stuff)$/;

/** A feature's folder holds the words of the architecture and nothing else; no folder or file anywhere is a drawer. */
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
  if (!features.includes(where.feature)) return `${where.feature} is no feature of the product`;
  if (where.file === 'data') return /\.(tsx?|mjs)$/.test(path) ? 'data holds no code' : undefined;
  const outside =
    "is outside a feature's vocabulary: module contract <feature> <operation> policy queries tables routines.sql personal-data jobs gateway, mails/ ui/, or a sub-feature's folder";
  if (where.file === 'unknown') return outside;
  if (where.file !== 'operations' || isNamedAfterFolder(path)) return undefined;
  const operation = operationOf(path);
  return new RegExp(`export (?:async )?(?:function\\*?|const) ${operation}(?![a-z])`).test(project.read(path))
    ? undefined
    : `${outside}. A file named after an operation exports it: ${operation} or ${operation}...`;
}

const isNamedAfterFolder = (path: string): boolean => /(?:^|\/)([\w-]+)\/\1\.ts$/.test(path);

/** `src/product/chat/mark-read.ts` -> `markRead` */
const operationOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
