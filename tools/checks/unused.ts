import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Finding } from './project.ts';

type Issue = { file: string } & Record<string, unknown>;

/** Exports, files and packages of the repository in `root` that nothing uses, by knip.json there. */
export function findUnused(root: string): Finding[] {
  const manifest = createRequire(import.meta.url).resolve('knip');
  const outcome = spawnSync(
    process.execPath,
    [join(dirname(manifest), '..', 'bin', 'knip.js'), '--reporter', 'json', '--no-progress'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (outcome.status === 0) return [];
  const start = outcome.stdout.indexOf('{');
  if (outcome.status !== 1 || start < 0) throw new Error(`knip could not run: ${outcome.stderr || outcome.stdout}`);
  const { issues }: { issues: Issue[] } = JSON.parse(outcome.stdout.slice(start));
  return issues.flatMap((issue) => findingsOf(issue));
}

function findingsOf(issue: Issue): Finding[] {
  return Object.entries(issue).flatMap(([kind, entries]) => {
    if (!Array.isArray(entries)) return [];
    return entries.map((entry: { name?: string; line?: number }) => ({
      path: issue.file,
      ...(entry.line === undefined ? {} : { line: entry.line }),
      says: kind === 'files' ? 'is used nowhere' : `${kind}: ${entry.name ?? ''} is used nowhere or not declared`,
    }));
  });
}
