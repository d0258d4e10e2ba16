// Runs the checks and suites in order, each with its heading and duration, and stops at the first that fails.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './suite/chromium.ts';
import { ensurePrograms, FAULTS, namesOf, WEBKIT } from './suite/programs.ts';
import { type Part, runStep, steps, totalsOf } from './suite/steps.ts';
import { closingLine, none, sum } from './suite/totals.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { only: { type: 'string' }, reports: { type: 'string' } } });
const known: Part[] = ['checks', 'unit', 'faults', 'e2e', 'webkit'];
const only = values.only?.split(',');
// These are asked for by their names, as .ci/run does: `npm test` alone is to stay short.
const LONG: Part[] = ['faults', 'webkit'];
let parts = known.filter((part) => (only ? only.includes(part) : !LONG.includes(part)));
if (only?.some((name) => !known.some((part) => part === name))) {
  console.error(`--only takes ${known.join(', ')}, not ${values.only}.`);
  process.exit(2);
}
const reports = values.reports ?? join(root, '.cache', 'reports', 'embedded');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const own = [
  { part: 'faults', programs: FAULTS, title: 'Servers' },
  { part: 'webkit', programs: WEBKIT, title: 'WebKit' },
] as const;
for (const { part, programs, title } of own) {
  if (!parts.includes(part)) continue;
  heading(title);
  const missing = ensurePrograms(programs);
  if (missing && process.env.CI) {
    console.error(missing);
    end({ passed: 0, failed: 1 });
  }
  if (missing) parts = parts.filter((other) => other !== part);
  console.log(missing ? `${missing} Without, they are skipped.` : `${namesOf(programs)} are here.`);
}

let chromium = '';
if (parts.includes('e2e')) {
  heading('Browser');
  try {
    chromium = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    end({ passed: 0, failed: 1 });
  }
  console.log(chromium);
}

let totals = none;
for (const step of steps(reports, chromium)) {
  if (!step.parts.some((part) => parts.includes(part))) continue;
  heading(step.title);
  const began = performance.now();
  const code = await runStep(step, root);
  const counted = totalsOf(step);
  // A step can fail without a failed test (a type error, a crash); the failure itself still counts.
  totals = sum(totals, code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted);
  console.log(`${step.title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (code !== 0 || counted.failed > 0) {
    console.error(`\n${step.title} failed, and nothing after it ran.`);
    end(totals);
  }
}
end(totals);

function heading(title: string): void {
  console.log(`\n== ${title} ==`);
}

function end(result: typeof none): never {
  writeFileSync(join(reports, 'totals.json'), JSON.stringify(result));
  console.log(`\n${closingLine(result)}`);
  process.exit(result.failed === 0 ? 0 : 1);
}
