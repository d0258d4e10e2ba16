import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
const desk = async (cookie: string, query = '') =>
  product.app.inject({ url: `/api/admin/desk.php${query}`, headers: { cookie } });

test('somebody of one site sees that site, somebody of all sees all, and what waits is for the role', async () => {
  const { rows } = await run(`insert into sites (host, pool, company_id, settings)
    select 'other.example', 2, company_id, settings from sites where is_default returning id`);
  const other = rows[0]?.id ?? 0;
  product.travel(10_000);
  const [mo, sue, ada] = [
    await staff(product, 'mo', 'moderator'),
    await staff(product, 'sue', 'support'),
    await staff(product, 'ada', 'admin'),
  ];
  await run('update accounts set all_sites = true where id = $1', ada.id);
  const own = (await desk(mo.cookie)).json();
  expect(own).toMatchObject({ name: 'mo', role: 'moderator', all_sites: false, waiting: { photos: 0 } });
  expect(own.sites).toHaveLength(1);
  expect((await desk(sue.cookie)).json().waiting.photos).toBeNull();
  expect((await desk(ada.cookie)).json().sites.map(({ host }: { host: string }) => host)).toContain('other.example');
  expect((await desk(mo.cookie, `?site=${other}`)).statusCode).toBe(404);
  expect((await desk(ada.cookie, `?site=${other}`)).statusCode).toBe(200);
});

test('members and visitors find no back office', async () => {
  const marit = await person(product, 'marit');
  expect((await desk(marit.cookie)).statusCode).toBe(403);
  expect((await desk('')).statusCode).toBe(403);
});
