import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';

const { app } = await startTestApp();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const MEGABYTE = 1024 * 1024;

/** Sends a body, and reads only when all of it is sent, as many clients do, or meanwhile. @returns what came back, and how the connection ended. */
async function send(
  headers: string,
  body: Iterable<Buffer | string>,
  reads: 'afterwards' | 'meanwhile' = 'afterwards',
): Promise<{ answer: string; error: unknown }> {
  const socket = connect(port, '127.0.0.1');
  let error: unknown = null;
  socket.on('error', (failure) => {
    error = failure;
  });
  await once(socket, 'connect');
  let answer = '';
  const read = () =>
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
  if (reads === 'meanwhile') read();
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(
    `POST /api/like.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`,
  );
  for (const part of body) {
    if (socket.destroyed) break;
    if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => {}), gone]);
  }
  if (reads === 'afterwards') read();
  await gone;
  return { answer, error };
}

const parts = Array.from({ length: 160 }, () => Buffer.alloc(MEGABYTE / 16, 'x'));
const size = 10 * MEGABYTE;

test.each([
  ['whose length is told', `content-length: ${size}`, parts],
  [
    'in chunks',
    'transfer-encoding: chunked',
    [...parts.flatMap((part) => [`${part.length.toString(16)}\r\n`, part, '\r\n']), '0\r\n\r\n'],
  ],
] as const)(
  'a client that sends far too much %s gets its 413 and no broken connection',
  async (_what, headers, body) => {
    const { answer, error } = await send(headers, body);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('"payload_too_large"');
    expect(error).toBeNull();
  },
);

test('a client that never stops sending is cut off, after it was told', async () => {
  const endless = function* () {
    for (;;) yield* parts;
  };
  const { answer } = await send(`content-length: ${2 ** 40}`, endless(), 'meanwhile');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});
