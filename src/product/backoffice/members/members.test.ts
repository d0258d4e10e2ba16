import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const product = await startTestApp();
const show = (cookie: string, id: number) =>
  product.app.inject({
    method: 'POST',
    url: '/api/admin/member-email.php',
    headers: { cookie },
    payload: { id },
  });
const looks = async () => (await product.db.query({ text: 'select * from staff_looks order by id', values: [] })).rows;

test('an address is shown to support, and each look is written down with who looked', async () => {
  const sue = await staff(product, 'sue', 'support');
  const marit = await person(product, 'marit');
  expect((await show(sue.cookie, marit.id)).json()).toEqual({ email: marit.email });
  await show(sue.cookie, marit.id);
  expect(await looks()).toMatchObject([
    { object: 'email', object_id: marit.id, account_id: marit.id },
    { object: 'email', object_id: marit.id, account_id: marit.id },
  ]);
  const { rows } = await product.db.query({ text: 'select name, account_id from staff', values: [] });
  expect(rows).toEqual([{ name: 'sue', account_id: sue.id }]);
});

test('who is of another site finds nobody, and leaves no look', async () => {
  const before = (await looks()).length;
  await product.db.query({
    text: `insert into sites (host, pool, company_id, settings)
      select 'elsewhere.example', 2, company_id, settings from sites where is_default`,
    values: [],
  });
  product.travel(10_000);
  const ola = await person(product, 'ola');
  await product.db.query({
    text: "update accounts set site_id = (select id from sites where host = 'elsewhere.example') where id = $1",
    values: [ola.id],
  });
  const sam = await staff(product, 'sam', 'support');
  const replies = await Promise.all([show(sam.cookie, ola.id), show(sam.cookie, 999_999)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(await looks()).toHaveLength(before);
  await product.db.query({ text: 'update accounts set all_sites = true where id = $1', values: [sam.id] });
  product.travel(10_000);
  expect((await show(sam.cookie, ola.id)).json()).toEqual({ email: ola.email });
});

test('what was looked at is forgotten after twelve months', async () => {
  expect(await looks()).not.toHaveLength(0);
  product.travel(370 * 24 * 3600_000);
  await product.runSchedule('staff-looks-old');
  expect(await looks()).toHaveLength(0);
});
