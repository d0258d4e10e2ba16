import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const product = await startTestApp();

test('what staff looked at is kept for twelve months', async () => {
  const marit = await person(product, 'marit');
  const sue = await staff(product, 'sue', 'support');
  const open = () =>
    product.app.inject({
      method: 'POST',
      url: '/api/admin/member.php',
      headers: { cookie: sue.cookie },
      payload: { id: marit.id },
    });
  const looks = async () =>
    (await product.db.query<{ id: number }>({ text: 'select id from staff_looks order by id', values: [] })).rows
      .length;
  expect((await open()).statusCode).toBe(200);
  await product.db.query({ text: "update staff_looks set created_at = created_at - interval '1 year'", values: [] });
  expect((await open()).statusCode).toBe(200);
  await product.db.query({
    text: `update staff_looks set created_at = created_at + interval '1 hour'
      where id = (select min(id) from staff_looks)`,
    values: [],
  });
  await product.runSchedule('staff-looks-old');
  expect(await looks()).toBe(2);
  product.travel(2 * 3600_000);
  await product.runSchedule('staff-looks-old');
  expect(await looks()).toBe(1);
});
