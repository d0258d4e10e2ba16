import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Finding } from './project.ts';

type Issue = { file: string } & Record<string, unknown>;

/** Exports, files and packages of the repository in `root` that nothing uses, by knip.json there. Knip runs in a process of its own. */
export async function findUnused(root: string): Promise<Finding[]> {
  const { code, stdout, stderr } = await knip(root);
  if (code === 0) return [];
  const start = stdout.indexOf('{');
  if (code !== 1 || start < 0) throw new Error(`knip could not run: ${stderr || stdout}`);
  const { issues }: { issues: Issue[] } = JSON.parse(stdout.slice(start));
  return issues.flatMap((issue) => findingsOf(issue));
}

function knip(root: string): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const manifest = createRequire(import.meta.url).resolve('knip');
  const command = [join(dirname(manifest), '..', 'bin', 'knip.js'), '--reporter', 'json', '--no-progress'];
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      done({ code: error?.code ?? (error ? null : 0), stdout, stderr }),
    );
  });
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
