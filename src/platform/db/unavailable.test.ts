import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('told by the server'), { code });

test.each([
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
  ['a server that gives no answer', new Error('Connection terminated due to connection timeout')],
  ['a server that is shut down', coded('57P01')],
  ['a server that is starting', coded('57P03')],
  ['a server without a free connection', coded('53300')],
  ['a pooler without a free connection', coded('08P01')],
  ['a statement that took too long', coded('57014')],
  ['a server that nothing listens for', coded('ECONNREFUSED')],
  ['a host with two addresses that both refuse', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ['an embedded database that is started anew', new Error('The embedded database has ended: its thread stopped')],
])('%s passes: the call may be repeated', (_name, error) => expect(isUnavailable(error)).toBe(true));

test.each([
  ['a wrong value', coded('22P02')],
  ['a row that is there already', coded('23505')],
  ['a missing table', coded('42P01')],
  ['a mistake of ours', new TypeError('Cannot read properties of undefined')],
  ['something that is no error', 'timeout exceeded when trying to connect'],
])('%s is no such thing', (_name, error) => expect(isUnavailable(error)).toBe(false));

test('what a real pool says about a server that is not there is understood', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: await freePort(), user: 'nobody', database: 'nothing' });
  const error = await pool.query('select 1').catch((refused: unknown) => refused);
  await pool.end();
  expect(isUnavailable(error)).toBe(true);
});
