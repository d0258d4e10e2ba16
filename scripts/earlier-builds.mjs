// Files of builds before the present one: pages that are still open ask for them after a deployment.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds that a file is kept after the build which replaced its own: 7 days. */
const KEPT_MS = 7 * 24 * 3600 * 1000;
/** However often is built in that time; what was replaced longest ago goes first. */
const MAX_KEPT_BYTES = 256 * 1024 * 1024;
/** Only a name that changes with the content stands for the same file in every build. */
const HASHED = /-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/**
 * Sets the present build's files aside, before another one takes their place, and deletes those kept for long enough. Files are
 * never half there: each is linked, or copied where a disk has no links, before the build deletes its own.
 * @param present folder of the built files.
 * @param earlier folder of the files set aside; a file's time says when it was replaced.
 * @param limits bytes kept at most.
 */
export function setAside(present, earlier, now = Date.now(), { maxBytes = MAX_KEPT_BYTES } = {}) {
  mkdirSync(earlier, { recursive: true });
  if (existsSync(present)) for (const name of readdirSync(present)) if (HASHED.test(name)) keep(name);
  prune(earlier, now, maxBytes);

  function keep(name) {
    const kept = join(earlier, name);
    if (!existsSync(kept)) copy(join(present, name), kept);
    utimesSync(kept, new Date(now), new Date(now));
  }
}

function copy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function prune(folder, now, maxBytes) {
  const files = readdirSync(folder).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return { name, mtimeMs, size };
  });
  files.sort((a, b) => b.mtimeMs - a.mtimeMs);
  let bytes = 0;
  for (const { name, mtimeMs, size } of files) {
    bytes += size;
    if (bytes > maxBytes || now - mtimeMs > KEPT_MS) rmSync(join(folder, name), { force: true });
  }
}
