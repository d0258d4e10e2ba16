import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { costTable, grown, hungry, slowestFiles } from './times.ts';

const folder = mkdtempSync(join(tmpdir(), 'times-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the table has a line for each step and one for the whole run, and says where nothing was measured', () => {
  const table = costTable(
    [
      { title: 'Lint', wall: 4.4, cpu: 9.6, idle: 0.2, memory: 900.4 },
      { title: 'Types', wall: 10, cpu: null, idle: 1, memory: 300 },
    ],
    11,
  );
  expect(
    table
      .split('\n')
      .slice(1)
      .map((line) => line.split(/\s{2,}/)),
  ).toEqual([
    ['Lint', '4', '10', '0', '900'],
    ['Types', '10', '?', '1', '300'],
    ['Whole run', '11', '?', '1', '900'],
  ]);
});

test('a step that grew by over a tenth is named, and a short one or an unknown one is not', () => {
  const cost = (title: string, cpu: number) => ({ title, wall: 1, cpu, idle: 0, memory: 100 });
  const kept = { Build: 40, Types: 20, Lint: 2 };
  expect(grown([cost('Build', 46), cost('Types', 22), cost('Lint', 4), cost('New', 90)], kept)).toEqual([
    'Build: 46 s of CPU, 15 % more than the 40 s kept in scripts/suite/times.json.',
  ]);
});

test('a step of which one process takes more than two gigabytes is named, and many small ones are not', () => {
  const cost = (title: string, memory: number | null) => ({ title, wall: 1, cpu: 1, idle: 0, memory });
  expect(hungry([cost('Unit', 2100), cost('Lint', 2048), cost('Types', null)])).toEqual([
    'Unit: a process took 2100 MiB, more than 2048.',
  ]);
});

test('the slowest files of all runners are listed, slowest first', () => {
  writeFileSync(
    join(folder, 'unit.json'),
    JSON.stringify({ testResults: [{ name: join(folder, 'a.test.ts'), startTime: 0, endTime: 2500 }] }),
  );
  const spec = { tests: [{ results: [{ duration: 3000 }] }] };
  writeFileSync(
    join(folder, 'e2e.json'),
    JSON.stringify({
      config: { rootDir: folder },
      suites: [{ file: 'b.spec.ts', specs: [], suites: [{ file: 'b.spec.ts', specs: [spec] }] }],
    }),
  );
  expect(
    slowestFiles(folder, folder)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['3.0 s  b.spec.ts', '2.5 s  a.test.ts']);
});
