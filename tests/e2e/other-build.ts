import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** What the product is made of; everything else is linked. */
const COPIED = ['src', 'package.json', 'vite.config.ts', 'tsconfig.json'];
const LEFT = ['dist', '.git', '.cache', 'data', 'test-results'];

/** Copies the product, with a line more in its first script, and builds it: a deployment's next version. @returns where it is. */
export async function buildOther(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(root)) {
    if (LEFT.includes(name)) continue;
    if (COPIED.includes(name)) await cp(join(root, name), join(folder, name), { recursive: true });
    else await symlink(join(root, name), join(folder, name));
  }
  await appendFile(join(folder, 'src/app/client.tsx'), "document.documentElement.dataset.version = 'other';\n");
  const scripts = join(folder, 'node_modules/vite/bin/vite.js');
  for (const more of [[], ['--ssr']]) {
    const built = spawnSync(process.execPath, [scripts, 'build', ...more], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (built.status !== 0) throw new Error(`The other version could not be built:\n${built.stderr}`);
  }
  return folder;
}
