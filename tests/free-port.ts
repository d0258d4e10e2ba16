import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems give out by themselves, to a connection or to a server on port 0: none of those can take it. */
const FIRST = 15_000;
const LAST = 32_000;
/** Milliseconds for which nobody else is given a port, while its server starts. */
const CLAIM_MS = 5 * 60_000;
const claims = join(tmpdir(), `kindling-ports-${userInfo().username}`);

/** A free port on loopback, which no other test is given while its server starts. */
export async function freePort(): Promise<number> {
  mkdirSync(claims, { recursive: true });
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (claim(port) && (await isFree(port))) return port;
  }
}

function claim(port: number): boolean {
  const file = join(claims, String(port));
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    const now = new Date();
    const expired = now.getTime() - statSync(file).mtimeMs > CLAIM_MS;
    if (expired) utimesSync(file, now, now);
    return expired;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
