import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const app = await startTestApp();

async function put(text: string, ...values: unknown[]): Promise<void> {
  await app.db.query({ text, values });
}

async function left(table: string): Promise<string[]> {
  const column = table === 'login_failures' ? 'login_hash' : 'token_hash';
  const { rows } = await app.db.query<{ name: string }>({
    text: `select convert_from(${column}, 'UTF8') as name from ${table} where octet_length(${column}) < 32 order by 1`,
  });
  return rows.map(({ name }) => name);
}

test('every hour what is over goes: sessions, links of mails a month after, login failures before they are a day old', async () => {
  const { id } = await person(app, 'lou');
  const now = app.services.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3600_000);
  for (const [name, expires] of Object.entries({ over: hours(-0.1), open: hours(1) }))
    await put('insert into sessions (token_hash, account_id, expires_at) values ($1, $2, $3)', name, id, expires);
  for (const [name, expires] of Object.entries({ long: hours(-31 * 24), lately: hours(-29 * 24), good: hours(1) }))
    await put(
      "insert into mail_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, 'activate', $3)",
      name,
      id,
      expires,
    );
  for (const [name, at] of Object.entries({ old: hours(-23.1), fresh: hours(-22.9) }))
    await put("insert into login_failures (login_hash, address, created_at) values ($1, '192.0.2.1', $2)", name, at);

  await app.runSchedule('accounts-clean-up');
  expect(await left('sessions')).toEqual(['open']);
  expect(await left('mail_tokens')).toEqual(['good', 'lately']);
  expect(await left('login_failures')).toEqual(['fresh']);
});

test('once is enough, however much is over', async () => {
  await put(`insert into login_failures (login_hash, address, created_at)
    select 'many', '192.0.2.1', now() - interval '2 days' from generate_series(1, 12000)`);
  await app.runSchedule('accounts-clean-up');
  expect(await left('login_failures')).toEqual(['fresh']);
});
