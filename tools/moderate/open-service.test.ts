import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isOwnDecision } from '#product/audit/audit.ts';
import { startTestApp } from '#tests/harness.ts';
import { moderating } from '#tests/moderating.ts';
import { person } from '#tests/people.ts';
import { openService } from './open-service.ts';

const product = await startTestApp();
const { db } = product.services;
const { say, secretOf, pathOf } = moderating(product, openService);

test('once staff have secrets, a typed name bans nobody, and decides nothing that somebody else did', async () => {
  const joost = await person(product, 'joost');
  const ban = ['ban', `${joost.id}`, '--reason', 'rude', '--for-good'];
  expect(await say(...ban, '--as', 'ada')).toMatchObject({ done: true });
  expect(await say('lift', `${joost.id}`, '--as', 'ada')).toMatchObject({ done: true });
  const ada = await secretOf('Ada');
  expect(await say(...ban, '--as', 'bo')).toMatchObject({
    done: false,
    text: expect.stringContaining('--secret-file'),
  });
  await writeFile(pathOf('wrong.key'), 'guessed');
  expect(await say(...ban, '--secret-file', pathOf('wrong.key'))).toMatchObject({ done: false });
  // Her secret counts, whatever name she types.
  expect(await say(...ban, '--as', 'bo', '--secret-file', ada)).toMatchObject({ done: true });
  const { rows } = await db.query({
    text: "select e.staff_name, s.name from audit_entries e left join staff s on s.id = e.staff_id where e.account_id = $1 and verb = 'account.banned' order by e.id",
    values: [joost.id],
  });
  expect(rows).toEqual([
    { staff_name: 'ada', name: null },
    { staff_name: 'Ada', name: 'Ada' },
  ]);
  // Nobody hears an appeal: there is none. But who is not alone does not say so.
  const appeal = ['ban-appeal', `${joost.id}`, 'accept', '--secret-file', ada, '--alone'];
  expect((await say(...appeal)).text).not.toContain('there are others');
  await secretOf('Bo');
  expect(await say(...appeal)).toMatchObject({ done: false, text: expect.stringContaining('there are others') });
  expect(await say('reports')).toMatchObject({ done: true });
});

test('somebody else is another number; a name is compared only where the first decision has no number', () => {
  const proven = { staff_id: 7, staff_name: 'Ada' };
  expect(isOwnDecision({ id: 7, name: 'Ada' }, proven)).toBe(true);
  expect(isOwnDecision({ id: 8, name: 'Ada' }, proven)).toBe(false);
  expect(isOwnDecision({ name: 'bo' }, proven)).toBe(true);
  const typed = { staff_id: null, staff_name: 'Ada' };
  expect(isOwnDecision({ name: 'ada' }, typed)).toBe(true);
  expect(isOwnDecision({ id: 8, name: 'Bo' }, typed)).toBe(false);
  expect(isOwnDecision({ name: 'Bo' }, null)).toBe(false);
});
