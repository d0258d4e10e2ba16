import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

function queue(limits: Parameters<typeof turnsOf>[0]) {
  const take = turnsOf(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const order = (caller: string, name: string) =>
    take(
      caller,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { order, begun, end };
}

test('who asks for one waits behind one of each other caller, not behind all of theirs', async () => {
  const { order, begun, end } = queue({ atOnce: 2, ofOne: 4, ofAll: 20 });
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => order('a', name));
  all.push(order('b', 'b1'), order('c', 'c1'));
  await end('a1');
  await end('a2');
  await end('a3');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  for (const name of ['b1', 'c1', 'a4', 'a5', 'a6']) await end(name);
  expect(await Promise.all(all)).toHaveLength(8);
});

test('a line that is full refuses its own caller only, and all lines together have an end', async () => {
  const { order, begun, end } = queue({ atOnce: 1, ofOne: 2, ofAll: 3 });
  const waiting = [order('a', 'a1'), order('a', 'a2'), order('a', 'a3')];
  await expect(order('a', 'a4')).rejects.toMatchObject({ code: 'busy', status: 503 });
  waiting.push(order('b', 'b1'));
  await expect(order('c', 'c1')).rejects.toMatchObject({ code: 'busy', status: 503 });
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await Promise.all(waiting)).toHaveLength(4);
});

test('one caller has no more than its share, while the rest is for others', async () => {
  const { order, begun, end } = queue({ atOnce: 2, share: 1, ofOne: 4, ofAll: 20 });
  const all = ['a1', 'a2', 'a3'].map((name) => order('a', name));
  expect(begun).toEqual(['a1']);
  all.push(order('b', 'b1'), order('b', 'b2'));
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'b2']);
  for (const name of ['a1', 'b2', 'a2', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'a2', 'a3']);
  expect(await Promise.all(all)).toHaveLength(5);
});

test('work of nobody in particular takes all places, and leaves them to whoever waits', async () => {
  const { order, begun, end } = queue({ atOnce: 2, share: 1, ofOne: 1, ofAll: 20 });
  const all = ['1', '2', '3'].map((name) => order('', name));
  all.push(order('a', 'a1'));
  expect(begun).toEqual(['1', '2']);
  await end('1');
  await end('2');
  expect(begun).toEqual(['1', '2', '3', 'a1']);
  for (const name of ['3', 'a1']) await end(name);
  expect(await Promise.all(all)).toHaveLength(4);
});

test('work that fails gives its place to the next', async () => {
  const take = turnsOf({ atOnce: 1, ofOne: 2, ofAll: 3 });
  const failing = take('a', () => Promise.reject(new Error('broken')));
  const next = take('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
