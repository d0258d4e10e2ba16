import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { expect, onTestFinished, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { freePort } from '#tests/free-port.ts';
import { withDatabase } from '#tests/template-url.ts';
import { untilFit } from './fit-server.ts';

const own = await (await emptyPool()).query<{ name: string }>('select current_database() as name');
const real = new URL(withDatabase(provided('databaseUrl'), own.rows[0]?.name ?? ''));

/** An address with nothing behind it; what is put there later passes on to the server of the tests. */
async function place() {
  const port = await freePort();
  const url = new URL(real);
  url.host = `127.0.0.1:${port}`;
  let here: Server | undefined;
  onTestFinished(() => {
    here?.close();
  });
  const put = async (server: Server) => {
    here = server.listen(port, '127.0.0.1');
    await once(here, 'listening');
  };
  return {
    url: url.href,
    host: url.host,
    putProxyWithoutPrimary: () => put(createServer((socket) => socket.on('error', () => {}).end())),
    async putServer() {
      here?.close();
      await put(
        createServer((near) => {
          const far = connect(Number(real.port), real.hostname);
          near.on('error', () => far.destroy()).pipe(far);
          far.on('error', () => near.destroy()).pipe(near);
        }),
      );
    },
  };
}

test('a server that is not there yet is waited for, and so is a proxy that has no primary', async () => {
  for (const proxy of [false, true]) {
    const { url, host, putProxyWithoutPrimary, putServer } = await place();
    if (proxy) await putProxyWithoutPrimary();
    const told: string[] = [];
    const ready = untilFit(url, 'DATABASE_URL', { timeout: 20_000, onWait: (sentence) => told.push(sentence) });
    await expect.poll(() => told.length).toBe(1);
    await putServer();
    await ready;
    expect(told).toEqual([
      expect.stringMatching(proxy ? /^DATABASE_URL: no primary answers at / : /nothing answers at /),
    ]);
    expect(told[0]).toContain(host);
  }
});

test('what waiting does not mend is told at once', async () => {
  const stranger = new URL(real);
  stranger.pathname = '/kindling_nowhere';
  const told: string[] = [];
  const waited = untilFit(stranger.href, 'DATABASE_URL', { timeout: 60_000, onWait: (text) => told.push(text) });
  await expect(waited).rejects.toThrow('has no database "kindling_nowhere"');
  expect(told).toEqual([]);
});
