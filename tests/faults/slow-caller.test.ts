import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { until } from './client.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
afterAll(() => postgres.remove());

test('who sends headers or a body a byte at a time is cut off in time, and an upload that goes on is not', async () => {
  const product = await startProduct({ DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url });
  await product.untilReady();
  const { hostname, port } = new URL(product.url);
  const begin = (text: string, pace: string) => {
    const socket = connect(Number(port), hostname);
    const call = { answer: '', open: true };
    socket.on('error', () => {}).setEncoding('utf8');
    socket.on('data', (part) => {
      call.answer += part;
    });
    void once(socket, 'close').then(() => {
      call.open = false;
      clearInterval(timer);
    });
    socket.write(text);
    const timer = setInterval(() => socket.write(pace), 500);
    return { call, socket };
  };
  const head = (method: string, path: string, type: string, length: number) =>
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
  const headers = begin('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'x');
  const body = begin(head('POST', '/api/user.php', 'application/json', 5000), ' ');
  const picture = '/api/complaint-picture.php?reference=C-00000000&key=x';
  const upload = begin(head('PUT', picture, 'application/octet-stream', 400_000), 'x'.repeat(1000));
  await until('slow headers are cut off', () => !headers.call.open, 25);
  expect(headers.call.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(body.call.open).toBe(true);
  await until('a slow body is cut off', () => !body.call.open, 25);
  expect(body.call.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(upload.call).toEqual({ answer: '', open: true });
  upload.socket.destroy();
  expect(await product.end()).toBe(0);
});
