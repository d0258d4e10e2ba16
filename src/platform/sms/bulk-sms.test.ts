import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { bulkSms, SmsError } from './bulk-sms.ts';

interface Taken {
  id: string;
  body: unknown;
}

/** Demands what the API's description does; `answers` come in turn, and after them 201; `drop` takes the message and breaks off. One id is one message. */
async function provider() {
  const taken: Taken[] = [];
  const answers: (number | 'drop')[] = [];
  const sent = new Set<string>();
  const server = createServer(async (request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://x');
    const id = searchParams.get('deduplication-id') ?? '';
    const right =
      request.method === 'POST' &&
      pathname === '/v1/messages' &&
      request.headers['content-type'] === 'application/json' &&
      /^[1-9]\d{0,9}$/.test(id) &&
      Number(id) < 2 ** 31;
    if (!right) return response.writeHead(400).end();
    if (request.headers.authorization !== `Basic ${Buffer.from('token:se/cret').toString('base64')}`)
      return response.writeHead(401).end();
    taken.push({ id, body: JSON.parse(await textOf(request)) });
    const answer = answers.shift() ?? 201;
    if (answer === 201 || answer === 'drop') sent.add(id);
    if (answer === 'drop') return request.socket.destroy();
    return response.writeHead(answer, { 'content-type': 'application/json' }).end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { taken, answers, sent, address: (token: string) => `http://${token}@127.0.0.1:${port}/v1/` };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const double = await provider();
const sms = bulkSms(double.address('token:se%2Fcret'));
const MESSAGE = { to: '+31620123456', text: '123456 is your code', sender: 'Kindling', key: 'phone-code-7' };
const problemOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => (error instanceof SmsError ? error : null),
  );

test('a message goes out once, with its sender as a name or a number', async () => {
  await sms.send(MESSAGE);
  await sms.send({ ...MESSAGE, sender: '+31620000000', key: 'phone-code-8' });
  expect(double.taken.map(({ body }) => body)).toEqual([
    [{ to: '+31620123456', from: { type: 'ALPHANUMERIC', address: 'Kindling' }, body: '123456 is your code' }],
    [{ to: '+31620123456', from: { type: 'INTERNATIONAL', address: '+31620000000' }, body: '123456 is your code' }],
  ]);
  expect(new Set(double.taken.map(({ id }) => id)).size).toBe(2);
});

test('a try whose answer was lost is made again as the same message', async () => {
  double.answers.push('drop');
  const key = 'phone-code-9';
  const [before, sent] = [double.taken.length, double.sent.size];
  await sms.send({ ...MESSAGE, key });
  const tries = double.taken.slice(before);
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  expect(double.sent.size - sent).toBe(1);
});

test.each([
  [[400], 'refused', 1],
  [[403], 'account', 1],
  [[500, 503], 'unreachable', 2],
  [[429, 429], 'unreachable', 2],
] as [number[], string, number][])(
  '%j is told as %s after %i tries, without number and words',
  async (answers, problem, tries) => {
    double.answers.push(...answers);
    const before = double.taken.length;
    const error = await problemOf(sms.send({ ...MESSAGE, key: `key ${problem} ${answers[0]}` }));
    expect(error?.problem).toBe(problem);
    expect(double.taken.length - before).toBe(tries);
    expect(`${error?.message}${error?.stack}`).not.toMatch(/620123456|123456 is/);
  },
);

test('wrong credentials and a provider that is not there are told apart', async () => {
  expect((await problemOf(bulkSms(double.address('token:wrong')).send(MESSAGE)))?.problem).toBe('account');
  expect((await problemOf(bulkSms('http://a:b@127.0.0.1:1/v1').send(MESSAGE)))?.problem).toBe('unreachable');
});
