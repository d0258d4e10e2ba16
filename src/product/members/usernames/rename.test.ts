import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import type { RenameReason } from './contract.ts';
import { rename } from './rename.ts';

const product = await startTestApp();
const calls = await product.calls();
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const ada = { name: 'ada' };
const call = ({ id }: { id: number }, name: string, reason: RenameReason = 'rude', note?: string) =>
  rename(calls, ada, { account: id, name, reason, note });
const nameOf = async ({ id }: Person) => (await run('select name from members where id = $1', id))[0]?.name;
const change = async ({ cookie }: Person, name: string) =>
  (await product.app.inject({ method: 'PUT', url: '/api/profile.php', headers: { cookie }, payload: { name } })).json();

test('a member whom staff rename is told which name and why, in their language, and keeps it, also in the first week', async () => {
  const joost = await person(product, 'joost', { gender: 'male', language: 'de' });
  expect(await call(joost, '  Joost  van Ede ', 'rude', 'two reports')).toBe('renamed');
  expect(await nameOf(joost)).toBe('Joost van Ede');
  const mail = product.mails.at(-1);
  expect(mail).toMatchObject({ template: 'renamed', locale: 'de', params: { name: 'Joost van Ede', reason: 'rude' } });
  const days = (Date.parse(`${mail?.params.until}`) - product.services.now().getTime()) / (24 * 3600_000);
  expect(Math.round(days)).toBe(30);
  expect((await change(joost, 'joost')).error.code).toBe('username_changed_lately');
  expect(
    await run('select verb, staff_name, details, note from audit_entries where account_id = $1', joost.id),
  ).toEqual([
    {
      verb: 'account.renamed',
      staff_name: 'ada',
      details: { reason: 'rude' },
      note: 'joost → Joost van Ede. two reports',
    },
  ]);
  expect(await call(joost, 'Joost van Ede')).toBe('unchanged');
  expect(product.mails.filter(({ template }) => template === 'renamed')).toHaveLength(1);
});

test('who asked for another name may go on choosing in the first week', async () => {
  const marit = await person(product, 'marit');
  expect(await call(marit, 'Maritje', 'request')).toBe('renamed');
  expect(product.mails.at(-1)).toMatchObject({ template: 'renamed', params: { reason: 'request', until: '' } });
  expect((await change(marit, 'Marit 2')).error).toBeUndefined();
  expect(await nameOf(marit)).toBe('Marit 2');
});

test('staff name nobody what sign-up refuses, and only members', async () => {
  const nora = await person(product, 'nora');
  await person(product, 'taken');
  const colleague = await staff(product, 'colleague', 'moderator');
  const invented = await person(product, 'robot', { fictional: true });
  const refused = await Promise.all(
    ['TAKEN', 'Kindling Support', 'Nоra Ede', '@nora', 'n', 'nora@example.com', 'nora.nl'].map((name) =>
      call(nora, name),
    ),
  );
  expect(refused).toEqual([
    ...['username_taken', 'username_reserved', 'username_look_alike', 'username_starts_with_at', 'username_length'],
    ...['username_is_email', 'username_leads_away'],
  ]);
  expect(await nameOf(nora)).toBe('nora');
  for (const one of [colleague, invented, { id: 999_999_999 }]) expect(await call(one, 'Nobody yet')).toBe('no_member');
});

test('of two who are given one name at once one gets it', async () => {
  const [one, two] = [await person(product, 'one'), await person(product, 'two')];
  const verdicts = await Promise.all([call(one, 'Same Name'), call(two, 'same name')]);
  expect(verdicts.sort()).toEqual(['renamed', 'username_taken']);
});
