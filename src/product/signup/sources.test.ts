import { expect, test } from 'vitest';
import { exportAccount } from '#app/personal-data.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { sourcesOf } from './sources-of.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });
const today = new Date().toISOString().slice(0, 10);
const NOBODY = { day: today, lander: '', slug: '', network: '', ref: '' };

async function joined(name: string, tracking: object | null, more: Parameters<typeof person>[2] = {}): Promise<number> {
  const { id } = await person(product, name, more);
  await run('update accounts set tracking = $2 where id = $1', id, tracking && JSON.stringify(tracking));
  return id;
}

const counted = async (days = 30) => {
  const { read } = await product.calls();
  return sourcesOf(read, days);
};

test('sign-ups are counted by day, lander, slug, network and ref, with who confirmed and who paid', async () => {
  await run("update accounts set signup_date = now() - interval '90 days'");
  const source = { network: 'north', ref: 'r1', sub1: 'click-1', lander: 'gallery', slug: 'autumn' };
  await joined('paid', source, { premium: true });
  await joined('waits', { ...source, sub1: 'click-2' }, { confirmed: false });
  await joined('other', { lander: 'video' });
  await joined('alone', null);
  await joined('made up', null, { fictional: true });
  const erased = await joined('erased', source);
  await run("update accounts set email = null, tracking = null, status = 'deleted' where id = $1", erased);
  const old = await joined('old', source);
  await run("update accounts set signup_date = now() - interval '31 days' where id = $1", old);
  const north = { day: today, lander: 'gallery', slug: 'autumn', network: 'north', ref: 'r1' };
  expect(await counted()).toEqual([
    { ...north, signups: 2, confirmed: 1, paying: 1 },
    { ...NOBODY, signups: 1, confirmed: 1, paying: 0 },
    { ...NOBODY, lander: 'video', signups: 1, confirmed: 1, paying: 0 },
  ]);
  expect((await counted(40)).at(-1)).toMatchObject({ lander: 'gallery', signups: 1 });
});

test('another site’s sign-ups are not among them, and members get what was noted of them', async () => {
  const { rows } = await product.db.query<{ id: number }>({
    text: `insert into sites (host, pool, company_id, settings)
      select 'other.example', pool, company_id, settings from sites where is_default returning id`,
  });
  const id = await joined('abroad', { lander: 'maplanding' });
  await run('update accounts set site_id = $2 where id = $1', id, rows[0]?.id);
  expect((await counted()).map(({ lander }) => lander)).not.toContain('maplanding');
  const { read } = await product.calls();
  const told = await exportAccount(read, id);
  expect(told.accounts).toMatchObject({ accounts: [{ tracking: { lander: 'maplanding' } }] });
});
