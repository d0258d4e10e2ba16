import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The real product serves built pages: builds them unless they are of these sources. */
export function ensureBuilt(): void {
  const outcome = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (outcome.status !== 0) throw new Error('The pages could not be built.');
}
