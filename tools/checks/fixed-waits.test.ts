import { expect, test } from 'vitest';
import { fixedWaits } from './fixed-waits.ts';
import { sampleProject } from './project.ts';
import { lineAt, parse } from './syntax.ts';

const PATH = 'src/likes.test.ts';
const IMPORT = "import { setTimeout as wait } from 'node:timers/promises';";

/** Lines with a wait, the import's not counted. */
function waits(...lines: string[]): number[] {
  const { program, text } = parse(sampleProject({ [PATH]: [IMPORT, ...lines].join('\n') }), PATH);
  return fixedWaits(program, PATH).map(({ node }) => lineAt(text, node.start) - 1);
}

test('a wait is found however it is written', () => {
  expect(waits('await wait(500);')).toEqual([1]);
  expect(waits('await new Promise((resolve) => setTimeout(resolve, 500));')).toEqual([1]);
  expect(waits('', 'await new Promise<void>((done) => { setTimeout(() => done(), 500); });')).toEqual([2]);
  expect(waits('wait(5).then(() => child.kill());')).toEqual([1]);
  expect(waits('await page.waitForTimeout(5);')).toEqual([1]);
});

test('a pause between two looks is none, and a count that runs to its end is one', () => {
  expect(waits('while (!heard) await wait(10);')).toEqual([]);
  expect(
    waits('async function look() {', 'for (;;) {', 'if (await so()) return;', 'await wait(10);', '}', '}'),
  ).toEqual([]);
  expect(waits('for (let tries = 0; tries < 9; tries += 1) {', 'if (so()) break;', 'await wait(10);', '}')).toEqual([]);
  expect(waits('for (let round = 0; round < 9; round += 1) {', 'send();', 'await wait(10);', '}')).toEqual([3]);
  expect(waits('while (true) {', 'await wait(10);', '}')).toEqual([2]);
  expect(waits('while (!heard) {', 'later.push(async () => { await wait(10); });', '}')).toEqual([2]);
});

test('a limit is no wait, and a turn of the event loop neither', () => {
  expect(waits('new Promise((resolve, reject) => setTimeout(reject, 500));')).toEqual([]);
  expect(waits('const late = setTimeout(() => child.kill(), 500);')).toEqual([]);
  expect(waits('await new Promise((resolve) => setImmediate(resolve));')).toEqual([]);
});

test('waits that are meant are counted: one more is found, and one less as well', () => {
  const meant = { [PATH]: ['a line takes time'] };
  const found = (...lines: string[]) => {
    const { program } = parse(sampleProject({ [PATH]: [IMPORT, ...lines].join('\n') }), PATH);
    return fixedWaits(program, PATH, meant).map(({ says }) => says.split(':')[0]);
  };
  expect(found('await wait(1);')).toEqual([]);
  expect(found('await wait(1);', 'await wait(2);')).toEqual(['waits a fixed time']);
  expect(found('')).toEqual(['has 0 fixed waits, and tools/checks/fixed-waits.ts means 1']);
});
