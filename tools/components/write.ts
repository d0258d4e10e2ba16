// `npm run sbom`: writes the CycloneDX list of components, and fails when a package of production is missing from it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { type Bom, type Lock, missingFrom, withNative } from './components.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache', 'reports');
const file = join(folder, 'sbom.cdx.json');

const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
// By the lock file, so that it has the packages of all systems; `--omit dev` would lose those that a dev package asks for too.
const printed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const bom = withNative(JSON.parse(printed) as Bom, lock, { node: process.versions, sharp: sharp.versions });
mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);

const missing = missingFrom(bom, lock);
for (const one of missing) console.error(`${one} is in package-lock.json and not in the list of components.`);
if (missing.length > 0) process.exitCode = 1;
const excluded = bom.components.filter(({ scope }) => scope === 'excluded').length;
console.log(
  `${relative(root, file)}: ${bom.components.length - excluded} components, ${excluded} for development only.`,
);
