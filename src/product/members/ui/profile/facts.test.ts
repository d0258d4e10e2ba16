import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
test('a profile says its facts, languages and interests in words', { timeout: 60_000 }, async () => {
  const { id } = await person(product, 'Marit', { region: 'NL-GE' });
  await product.db.query({
    text: "update members set hair_color='brown', languages='{nl,en}', interests='{one night stand}', looking_for='chat' where id=$1",
    values: [id],
  });
  const { html } = await page(`/members/${id}`);
  for (const word of [
    'Good conversation',
    'Hetero',
    'Brown',
    'Gelderland',
    'Province',
    'Dutch, English',
    'One night stand',
    'Hair',
  ])
    expect(html).toContain(word);
});
