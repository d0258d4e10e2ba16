// `npm run check`: the structure rules.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from '../../scripts/suite/projects.ts';
import { BOUNDED } from '../patterns/bounded.ts';
import { migratedDatabase } from '../rows/migrated.ts';
import { checkBarrels } from './barrels.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkConstants } from './constants.ts';
import { checkCycles } from './cycles.ts';
import { checkEnvironment } from './environment.ts';
import { checkFlakyTests } from './flaky-tests.ts';
import { checkImports } from './imports.ts';
import { checkLengths, checkSubFeatures, wideFiles } from './lengths.ts';
import { architecturePage, checkMessageFlow } from './message-flow.ts';
import { checkMigrations } from './migrations.ts';
import { checkOrigins } from './origins.ts';
import { checkPageTexts } from './page-texts.ts';
import { checkPatterns } from './patterns.ts';
import { checkPaymentProviders } from './payment-providers.ts';
import { checkPrivateWords } from './private-words.ts';
import { type Finding, readProject } from './project.ts';
import { checkRows } from './rows.ts';
import { checkSections } from './sections.ts';
import { checkTestProjects } from './test-projects.ts';
import { checkText } from './text.ts';
import { checkTranslations } from './translations.ts';
import { findUnused } from './unused.ts';
import { checkVocabulary } from './vocabulary.ts';
import { checkWords } from './words.ts';
import { checkWrites } from './writes.ts';

const root = join(import.meta.dirname, '../..');
process.exitCode = await structure();

async function structure(): Promise<number> {
  const project = readProject(root);
  // It has a process of its own, and takes about as long as all the others together that need this one.
  const unused = findUnused(root);
  const database = migratedDatabase(root);
  const linear: string[] = JSON.parse(readFileSync(join(root, 'tools/patterns/linear.json'), 'utf8'));
  const checks: [string, () => Finding[] | Promise<Finding[]>][] = [
    ['Imports', () => checkImports(project)],
    ['Cycles', () => checkCycles(project)],
    ['Writes', () => checkWrites(project)],
    ['Vocabulary', () => checkVocabulary(project)],
    ['Constants', () => checkConstants(project)],
    ['Private words', () => checkPrivateWords(project)],
    ['Barrels', () => checkBarrels(project)],
    ['Payment providers', () => checkPaymentProviders(project)],
    ['Origins', () => checkOrigins(project)],
    ['Environment', () => checkEnvironment(project)],
    ['Texts', () => checkText(project)],
    ['Catalogue', () => checkCatalogue(project)],
    ['Translations', () => checkTranslations(project)],
    ['Sections of texts', () => checkSections(project)],
    ['Words', () => checkWords(project)],
    ['Pages', () => checkPageTexts(project)],
    ['Patterns', () => checkPatterns({ linear, bounded: BOUNDED })(project)],
    ['Lengths', () => checkLengths(project)],
    ['Sub-features', () => checkSubFeatures(project)],
    ['Message flow', () => checkMessageFlow(architecturePage(root), project)],
    ['Flaky tests', () => checkFlakyTests(project)],
    ['Test projects', () => checkTestProjects(project, testFiles())],
    ['Migrations', () => checkMigrations(project)],
    ['Rows', () => checkRows(root, project, database)],
    // Loads the modules, which the types of statements have to find unloaded.
    ['Unused', () => unused],
  ];
  for (const { path, says } of wideFiles(project)) console.log(`note: ${path} ${says}`);
  let broken = 0;
  for (const [name, run] of checks) {
    const found = await run();
    broken += found.length;
    console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}${found.length === 0 ? '' : ` (${found.length})`}`);
    for (const { path, line, says } of found)
      console.log(`     ${path}${line === undefined ? '' : `:${line}`} ${says}`);
  }
  await database.close();
  return broken === 0 ? 0 : 1;
}
