import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { isEmojiOnly, linksIn, tallOn } from './message-text.tsx';

test.each(['🥧', '👩‍👩‍👧‍👦', '🇳🇱 🇧🇪', '👍🏽👍🏽👍🏽', '❤️', '1️⃣ #️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('“%s” alone is drawn large', (text) =>
  expect(isEmojiOnly(text)).toBe(true),
);
test.each(['', ' ', '1', '12', '#', '©', '🥧 pie', '🥧🥧🥧🥧', '1️⃣ 2', '\u{e0067}', 'x'.repeat(1000)])(
  '“%s” is text',
  (text) => expect(isEmojiOnly(text)).toBe(false),
);

const links = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

test('addresses are found as people write them, and lead to the web only', () => {
  expect(links('See https://kindling.example/a?b=1, or www.map.nl!')).toEqual([
    'https://kindling.example/a?b=1',
    'https://www.map.nl/',
  ]);
  expect(links('(bit.ly/x) cafe.de')).toEqual(['https://bit.ly/x', 'https://cafe.de/']);
  expect(links('https://kind@evil.example/')).toEqual(['https://evil.example/']);
  expect(links('yes.no.maybe, so... a@b.com, javascript:alert(1), at 9.30, data:text/html,x')).toEqual([]);
});

test('of a text with addresses nothing is lost', () => {
  for (const text of ['a www.b.nl. c', 'https://x.de', 'no', 'www.a.nl,www.b.nl'])
    expect(
      linksIn(text)
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
});

test('a message made to look like addresses is read in a moment', async () => {
  for (const label of ['a.', 'a-', 'twww.w', 'a', 'a.nlx', '-.'])
    expect(await leastCpuTime(50, () => linksIn(label.repeat(20_000)))).toBeLessThan(50);
});

test('a message of many lines, or of so many letters, is tall: of fewer letters on phones', () => {
  expect(tallOn('\n'.repeat(14))).toBe('everywhere');
  expect(tallOn('a'.repeat(900))).toBe('everywhere');
  expect(tallOn('a'.repeat(600))).toBe('phones');
  for (const body of ['', 'a', 'a'.repeat(500), '\n'.repeat(13)]) expect(tallOn(body)).toBe(null);
});
