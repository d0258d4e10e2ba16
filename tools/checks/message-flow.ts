import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, type Project, readProject } from './project.ts';

const PAGE = 'docs/architecture.md';
const HEADING = "## A message, from key press to the other's screen";
const MAX_FILES = 16;
const MAX_LINES = 2_400;

/** A message runs through few files, which the architecture names; each of them is there. @param page docs/architecture.md. */
export function checkMessageFlow(page: string, project: Project): Finding[] {
  const files = messageFlow(page, project);
  const missing = files.filter(({ lines }) => lines === null).map(({ path }) => `names ${path}, which is not there`);
  const lines = files.reduce((sum, file) => sum + (file.lines ?? 0), 0);
  const says = [
    ...missing,
    ...(files.length === 0 ? [`has no table under “${HEADING}”`] : []),
    ...(files.length > MAX_FILES ? [`leads a message through ${files.length} files, more than ${MAX_FILES}`] : []),
    ...(lines > MAX_LINES ? [`leads a message through ${lines} lines, more than ${MAX_LINES}`] : []),
  ];
  return says.map((one) => ({ path: PAGE, says: one }));
}

/** The files in the tables of the architecture, with their lines; null for one that is not there. */
export function messageFlow(page: string, project: Project): { path: string; lines: number | null }[] {
  const [, section = ''] = page.split(`${HEADING}\n`);
  let folder = '';
  return (section.split('\n## ')[0] ?? '').split('\n').flatMap((row) => {
    const cell = /^\| ([^|]*) \|/.exec(row)?.[1] ?? '';
    const named = /\(`([\w/-]+)`\)$/.exec(cell)?.[1];
    if (named) folder = `src/product/${named}`;
    return [...cell.matchAll(/`([\w./-]+\.(?:tsx?|sql))`/g)].map(([, file]) => {
      const path = `${folder}/${file}`;
      return { path, lines: project.has(path) ? project.read(path).trimEnd().split('\n').length : null };
    });
  });
}

/** @param root of the repository. */
export const architecturePage = (root: string): string => readFileSync(join(root, PAGE), 'utf8');

const ROOT = join(import.meta.dirname, '../..');
if (import.meta.main)
  for (const { path, lines } of messageFlow(architecturePage(ROOT), readProject(ROOT)))
    console.log(`${String(lines ?? '-').padStart(5)}  ${path}`);
