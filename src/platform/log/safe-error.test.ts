import { createTransport } from 'nodemailer';
import pg from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { masked } from './masked.ts';
import { safeError } from './safe-error.ts';

const told = (error: unknown) => JSON.stringify(safeError(error));
const TOKEN = 'Yk3vQm0aJ2w8Zt5rN7cXb1uPqLsDfGhEjKiOoMvBnTy';

test('an error keeps what explains it: its kind, its code, its words and where it was thrown', () => {
  const error = Object.assign(new RangeError('out of range'), { code: 'E_RANGE' });
  expect(safeError(error)).toMatchObject({ type: 'RangeError', code: 'E_RANGE', message: 'out of range' });
  expect(safeError(error).stack).toMatch(/^RangeError: out of range\n\s+at .*safe-error\.test\.ts/);
});

test('what PostgreSQL quotes of a row or a value is not told', () => {
  const twice = Object.assign(new Error('duplicate key value violates unique constraint "accounts_email"'), {
    code: '23505',
    detail: 'Key (email)=(marit@example.com) already exists.',
    where: 'SQL statement "insert ... marit"',
    parameters: ['marit'],
    hint: 'Ask marit.',
  });
  expect(told(twice)).not.toContain('marit');
  expect(told(twice)).toContain('accounts_email');
  const wrong = Object.assign(
    new pg.DatabaseError('invalid input syntax for type bigint: "Marit from Bergen"', 1, 'error'),
    {
      code: '22P02',
    },
  );
  expect(told(wrong)).not.toContain('Marit');
  expect(told(wrong)).toContain('invalid input syntax for type bigint');
});

test('an address or a token in a message, a stack or a cause is masked', () => {
  const cause = new Error(`550 no such user: <Marit.O'Hara+site@mail.example.co.uk>, link ?token=${TOKEN}`);
  const error = new Error('not sent to søren@eksempel.dk or marit%40example.com', { cause });
  const line = told(error);
  for (const secret of ['Marit', 'Hara', 'søren', 'marit', 'eksempel', TOKEN]) expect(line).not.toContain(secret);
  expect(line).toContain('550 no such user');
});

test('a mail server that refuses somebody does not put the address into the log', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: 1, connectionTimeout: 500 });
  const error = await transport
    .sendMail({ to: 'marit@example.com', from: 'site@example.com', text: 'hello' })
    .catch((failure: unknown) => Object.assign(failure as Error, { rejected: ['marit@example.com'] }));
  expect(error).toBeInstanceOf(Error);
  expect(told(error)).not.toContain('marit');
});

test('input that does not parse is not quoted', () => {
  const parsed = z.safeParse(z.object({ name: z.string() }), { name: 5, marit: 'secret' });
  expect(told(parsed.error)).toContain('name: invalid_type');
  expect(told(parsed.error)).not.toContain('marit');
  for (const text of ['hello marit', '{"name": "marit" oops', '["marit", oops and much more than ten letters]']) {
    let line = '';
    try {
      JSON.parse(text);
    } catch (error) {
      line = told(error);
    }
    expect(line).toContain('SyntaxError');
    expect(line).not.toContain('marit');
  }
});

test('what is no error, endless or within itself is told all the same', () => {
  expect(safeError('plain words to marit@example.com')).toEqual({ type: 'string', message: 'plain words to <e-mail>' });
  expect(safeError({ email: 'marit@example.com' })).toEqual({ type: 'object', message: '' });
  const endless = new Error('x '.repeat(5000));
  endless.cause = endless;
  expect(told(endless).length).toBeLessThan(20_000);
});

test('however long what failed is, it is masked in a moment', async () => {
  for (const part of ['a', 'a@', 'a.', '%40'])
    expect(await leastCpuTime(50, () => masked(part.repeat(40_000)))).toBeLessThan(50);
});
