import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { linksIn } from './links-in.ts';

test('a message made to look like addresses is read in a moment', async () => {
  for (const label of ['a.', 'a-', 'twww.w', 'a', 'a.nlx', '-.'])
    expect(await leastCpuTime(50, () => linksIn(label.repeat(20_000)))).toBeLessThan(50);
});
