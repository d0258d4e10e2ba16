import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

test('real members stand before fictional ones among those like somebody, whoever suits better', async () => {
  const product = await startTestApp();
  const { id } = await person(product, 'Marit', { region: 'NL-GE' });
  await person(product, 'Near', { region: 'NL-GE', fictional: true });
  await person(product, 'Far', { region: 'NL-NH', age: 60 });
  await person(product, 'Same', { region: 'NL-GE' });
  await person(product, 'Elsewhere', { region: 'NL-NH', fictional: true });
  const { members } = (await product.app.inject({ url: `/api/similar-members.php?id=${id}` })).json();
  const told = members.map(({ name, likeness }: { name: string; likeness: string }) => [name, likeness]);
  expect(told).toEqual([
    ['Same', 'region'],
    ['Far', 'country'],
    ['Near', 'region'],
    ['Elsewhere', 'age'],
  ]);
});
