// `npm run check`: the structure rules. `npm run check -- bundle` weighs the built pages instead.
import { join } from 'node:path';
import { checkBarrels } from './barrels.ts';
import { budget, weigh } from './bundle.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkEnvironment } from './environment.ts';
import { checkImports } from './imports.ts';
import { checkLengths, wideFiles } from './lengths.ts';
import { checkMigrations } from './migrations.ts';
import { checkOrigins } from './origins.ts';
import { type Finding, readProject } from './project.ts';
import { checkText } from './text.ts';
import { checkTranslations } from './translations.ts';
import { findUnused } from './unused.ts';
import { checkVocabulary } from './vocabulary.ts';
import { checkWrites } from './writes.ts';

const root = join(import.meta.dirname, '../..');
process.exitCode = process.argv[2] === 'bundle' ? bundle() : structure();

function structure(): number {
  const project = readProject(root);
  const checks: [string, () => Finding[]][] = [
    ['Imports', () => checkImports(project)],
    ['Writes', () => checkWrites(project)],
    ['Vocabulary', () => checkVocabulary(project)],
    ['Barrels', () => checkBarrels(project)],
    ['Origins', () => checkOrigins(project)],
    ['Environment', () => checkEnvironment(project)],
    ['Texts', () => checkText(project)],
    ['Catalogue', () => checkCatalogue(project)],
    ['Translations', () => checkTranslations(project)],
    ['Lengths', () => checkLengths(project)],
    ['Migrations', () => checkMigrations(project)],
    ['Unused', () => findUnused(root)],
  ];
  for (const { path, says } of wideFiles(project)) console.log(`note: ${path} ${says}`);
  let broken = 0;
  for (const [name, run] of checks) {
    const found = run();
    broken += found.length;
    console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}${found.length === 0 ? '' : ` (${found.length})`}`);
    for (const { path, line, says } of found)
      console.log(`     ${path}${line === undefined ? '' : `:${line}`} ${says}`);
  }
  return broken === 0 ? 0 : 1;
}

function bundle(): number {
  const { bytes, files } = weigh(join(root, 'dist', 'client'));
  const kilobytes = (value: number) => (value / 1000).toFixed(1);
  console.log(
    `First-load JavaScript of /members: ${kilobytes(bytes)} kB brotli in ${files.length} files, of ${kilobytes(budget)} kB.`,
  );
  return bytes <= budget ? 0 : 1;
}
