import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app.ts';
import { watchSlowBodies } from './slow-bodies.ts';

async function server(limits: Parameters<typeof watchSlowBodies>[1]) {
  const app = Fastify() as unknown as App;
  watchSlowBodies(app, limits);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/words', async (request) => String((request.body as Buffer).length));
  const endpoint = { method: 'PUT', path: '/photo', summary: '', access: 'anyone', bytes: 100_000 } as const;
  app.put('/photo', { config: { endpoint } }, async (request) => String((request.body as Buffer).length));
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return (method: string, path: string, size: number) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: ${size}\r\nexpect: 100-continue\r\n\r\n`,
    );
    return { socket, answer: () => answer, ended: once(socket, 'close') };
  };
}

const LIMITS = { longest: 100, uploadGrace: 100, uploadPace: 1000, interval: 20 };

test('a call whose body never comes is ended, and so is an upload that stands still', async () => {
  const call = await server(LIMITS);
  for (const [method, path] of [
    ['POST', '/words'],
    ['PUT', '/photo'],
  ] as const) {
    const { socket, answer, ended } = call(method, path, 5000);
    socket.write('half');
    await ended;
    expect(answer()).toMatch(/HTTP\/1\.1 408 /);
  }
});

test('an upload that goes on is not ended, however long it takes', async () => {
  const call = await server(LIMITS);
  const upload = call('PUT', '/photo', 60_000);
  await once(upload.socket, 'data');
  for (let sent = 0; sent < 60_000; sent += 20_000) {
    upload.socket.write('x'.repeat(20_000));
    const slow = call('POST', '/words', 10);
    await slow.ended;
  }
  while (upload.answer().split('HTTP/1.1').length < 3) await once(upload.socket, 'data');
  expect(upload.answer()).toMatch(/^HTTP\/1\.1 100 [\s\S]*HTTP\/1\.1 200 /);
  upload.socket.destroy();
});
