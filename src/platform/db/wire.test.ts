import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfServer, simpleQuery, WireStream } from './wire.ts';

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(type, 0, 'latin1');
  bytes.writeUInt32BE(bytes.length - 1, 1);
  bytes.write(body, 5);
  return bytes;
}

/** The first message of a connection has no type. */
const START_UP = message('?', 'user\0postgres\0\0').subarray(1);
const RESETS = [simpleQuery('rollback'), simpleQuery('discard all')].map((batch) =>
  Buffer.from(batch).toString('latin1'),
);

async function handedOver(pieces: Uint8Array[]): Promise<{ batches: string[]; answers: string }> {
  const batches: string[] = [];
  const stream = new WireStream(async (batch) => {
    batches.push(Buffer.from(batch).toString('latin1'));
    return Buffer.from(`<${batches.length}>`);
  });
  let answers = '';
  stream.setEncoding('latin1').on('data', (text: string) => {
    answers += text;
  });
  for (const piece of pieces) await new Promise<void>((done) => stream.write(piece, () => done()));
  await new Promise((resolve) => setImmediate(resolve));
  return { batches, answers };
}

const NAMED = ['P', 'B', 'D', 'E', 'S'].map((type) => message(type, `${type} of a statement\0`));
const PLAIN = message('Q', 'select 1\0');
const WRITTEN = Buffer.concat([START_UP, ...NAMED, PLAIN, ...NAMED]);
const ENDS = [START_UP.length, ...[NAMED, [PLAIN], NAMED].map((part) => Buffer.concat(part).length)];

test('wherever what pg writes is split, the server gets whole batches, in order and only once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: WRITTEN.length - 1 }), { maxLength: 12 }),
      async (cuts) => {
        const places = [0, ...cuts.sort((one, two) => one - two), WRITTEN.length];
        const pieces = places.slice(1).map((end, at) => WRITTEN.subarray(places[at], end));
        const { batches, answers } = await handedOver(pieces);
        expect(batches.slice(0, 2)).toEqual(RESETS);
        expect(batches.slice(2).join('')).toBe(WRITTEN.toString('latin1'));
        const ends = ENDS.map((_, at) => ENDS.slice(0, at + 1).reduce((sum, length) => sum + length, 0));
        let at = 0;
        for (const batch of batches.slice(2)) {
          at += batch.length;
          expect(ends).toContain(at);
        }
        expect(answers).toBe(batches.map((_, number) => (number < 2 ? '' : `<${number + 1}>`)).join(''));
      },
    ),
    { numRuns: 200 },
  );
});

test('what pg writes byte by byte is a batch at every Sync and every simple query', async () => {
  const { batches } = await handedOver([...WRITTEN].map((byte) => Buffer.from([byte])));
  expect(batches.slice(2).map((batch) => batch.length)).toEqual(ENDS);
});

test('a client that says goodbye is not passed on, and the stream ends', async () => {
  const batches: Uint8Array[] = [];
  const stream = new WireStream(async (batch) => {
    batches.push(batch);
    return new Uint8Array();
  });
  const ended = new Promise((resolve) => stream.once('end', resolve));
  stream.resume();
  stream.write(START_UP);
  stream.write(message('X', ''));
  await ended;
  expect(batches).toHaveLength(3);
});

test('a server that fails breaks the connection with its reason', async () => {
  const stream = new WireStream(() => Promise.reject(new Error('The embedded database has ended.')));
  const failed = new Promise<Error>((resolve) => stream.once('error', resolve));
  stream.write(START_UP);
  expect((await failed).message).toBe('The embedded database has ended.');
});

const failure = (severity: string) => message('E', `SFEHLER\0V${severity}\0C58P01\0Mno room\0\0`);
const rows = [message('T', 'one'), message('D', 'VPANIC\0'), message('C', 'SELECT 1\0'), message('Z', 'I')];

test.each([
  ['PANIC', 'no room'],
  ['FATAL', 'no room'],
  ['ERROR', undefined],
])('a failure of the severity %s behind other messages ends the server: %s', (severity, said) => {
  expect(endOfServer(Buffer.concat([...rows, failure(severity)]))).toBe(said);
  expect(endOfServer(new Uint8Array(Buffer.concat([failure(severity), ...rows])))).toBe(said);
});

test('a row with the word of a failure in it ends nothing, nor does an empty answer', () => {
  expect(endOfServer(Buffer.concat(rows))).toBeUndefined();
  expect(endOfServer(new Uint8Array())).toBeUndefined();
});
