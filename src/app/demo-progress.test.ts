import { expect, test } from 'vitest';
import { demoProgress } from './demo-progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  return { written, line: demoProgress(out) };
}

test('without a terminal the filling of the demo is two lines', () => {
  const { written, line } = screen(false);
  for (const done of [1, 2, 3]) line.progress(done, 3);
  line.end(1300);
  expect(written).toEqual(['Demo      filling ...\n', 'Demo      filled with 1300 members in 0 s\n']);
});

test('in a terminal the line says how far it is and is replaced at the end', () => {
  const { written, line } = screen(true);
  for (const done of [1, 2, 3]) line.progress(done, 3);
  line.end(20);
  expect(written).toEqual([
    '\r\x1b[KDemo      filling ... 1 of 3 portraits',
    '\r\x1b[KDemo      filled with 20 members in 0 s\n',
  ]);
});

test('a demo that is filled already says nothing', () => {
  const { written, line } = screen(true);
  line.end(1300);
  expect(written).toEqual([]);
});
