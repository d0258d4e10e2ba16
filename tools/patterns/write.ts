// `npm run patterns`: asks recheck about every regular expression that nobody asked about yet, and keeps those that are linear.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternsIn } from '../checks/patterns.ts';
import { readProject } from '../checks/project.ts';
import { BOUNDED } from './bounded.ts';

/** Milliseconds for one pattern; what takes longer counts as not linear. */
const TIMEOUT_MS = 20_000;

// Its part in plain JavaScript: the others are programs for single systems.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const root = join(import.meta.dirname, '../..');
const file = join(import.meta.dirname, 'linear.json');
const before = new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
const written = new Set(patternsIn(readProject(root)).flatMap((pattern) => pattern.written ?? []));
const linear = [...written].filter((pattern) => !BOUNDED[pattern] && (before.has(pattern) || isLinear(pattern)));
writeFileSync(file, `${JSON.stringify(linear.sort(), null, 2)}\n`);

function isLinear(pattern: string): boolean {
  const end = pattern.lastIndexOf('/');
  const verdict = checkSync(pattern.slice(1, end), pattern.slice(end + 1), { timeout: TIMEOUT_MS });
  if (verdict.status === 'safe') return true;
  process.exitCode = 1;
  console.log(`${pattern} is not linear${verdict.status === 'vulnerable' ? `: ${verdict.attack.pattern}` : ''}`);
  console.log('Write it anew, or name the bound of its input in tools/patterns/bounded.ts.');
  return false;
}
