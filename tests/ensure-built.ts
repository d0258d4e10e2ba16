import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The real product serves built pages: builds them if nobody has. */
export function ensureBuilt(): void {
  if (existsSync(join(root, 'dist', 'server', 'ssr.js'))) return;
  const outcome = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (outcome.status !== 0) throw new Error('The pages could not be built.');
}
