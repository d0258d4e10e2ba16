import { expect, test } from 'vitest';
import { TRAITS, traitValues } from '#product/members/contract.ts';
import { SearchQuery } from '#product/members/search/contract.ts';
import { statusOfWhole } from './caller.ts';
import { factsOf } from './explain.ts';
import { ratioRow } from './figures/figure.ts';
import { allFilters } from './figures/search.ts';
import { type Minute, rowsOf as soakRows } from './figures/soak.ts';
import { parseLoad } from './load.ts';
import { familySeconds, parseStat, processSeconds } from './machine.ts';
import { readOptions } from './options.ts';
import { parsePgbench, scriptOf, withOwnNames } from './pgbench.ts';
import { markdown, reportOf } from './report.ts';
import { median, medianOf, type Sample, takeTurns } from './rounds.ts';

const sample = (perSecond: number, more: Partial<Sample> = {}): Sample => ({
  perSecond,
  answers: perSecond * 5,
  p50: 4,
  p99: 9,
  errors: 0,
  nodeCpu: 0.5,
  databaseCpu: 0.25,
  ...more,
});

test('the median is the middle of an odd number of rounds and between the two middle ones of an even number', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
  expect(() => median([])).toThrow();
});

test('one lucky round does not move a figure, and answers of all rounds are added up', () => {
  expect(medianOf([sample(100), sample(101), sample(900)])).toMatchObject({ perSecond: 101, answers: 5505, p50: 4 });
  expect(medianOf([sample(1), sample(2, { p50: null })]).p50).toBeNull();
});

test('limit and product take turns, and the ratio is that of their medians', async () => {
  const order: string[] = [];
  const turn = (name: string, figures: number[]) => async () => {
    order.push(name);
    return sample(figures.shift() ?? 0);
  };
  const compared = await takeTurns(3, turn('limit', [1000, 2000, 1500]), turn('ours', [500, 500, 900]));
  expect(order).toEqual(['limit', 'ours', 'limit', 'ours', 'limit', 'ours']);
  expect(compared.ratio).toBeCloseTo(500 / 1500);
  expect(compared.ratios).toEqual([0.5, 0.25, 0.6]);
});

test('a target is met at its share of the limit and missed below it, and failed answers break the figure', () => {
  const row = (ours: Sample) =>
    ratioRow('Search', { limit: sample(1000), ours, ratio: ours.perSecond / 1000, ratios: [0.3] }, 0.4);
  expect(row(sample(400))).toMatchObject({ met: true, target: '≥ 40 %', result: '40 % (30 % to 30 %)' });
  expect(row(sample(399))).toMatchObject({ met: false });
  expect(row(sample(400)).broken).toBeUndefined();
  expect(row(sample(400, { errors: 3 })).broken).toContain('3 answers');
});

test('the product’s statements become a script whose values are parameters, with nulls written out', () => {
  const script = scriptOf([
    { text: 'select 1 where id = any($2::bigint[]) and x = $1', values: [null, [4, 5]] },
    { text: ' select $1, $1, $10 ', values: [7, 0, 0, 0, 0, 0, 0, 0, 0, new Date(0)] },
  ]);
  expect(script.text).toBe('select 1 where id = any(:s0_2::bigint[]) and x = null;\nselect :s1_1, :s1_1, :s1_10;\n');
  expect(script.variables).toEqual({ s0_2: '{4,5}', s1_1: '7', s1_10: '1970-01-01T00:00:00.000Z' });
});

test('scripts of one run keep their own values, and casts and what a script sets itself keep their names', () => {
  const script = { text: '\\set a 1\nselect :a, :s0_1::text, :s0_10;\n', variables: { s0_1: '7', s0_10: 'x' } };
  expect(withOwnNames(script, 'of3_')).toEqual({
    text: '\\set a 1\nselect :a, :of3_s0_1::text, :of3_s0_10;\n',
    variables: { of3_s0_1: '7', of3_s0_10: 'x' },
  });
});

test('of pgbench’s seconds all but the first count', () => {
  const output = `number of failed transactions: 2 (0.000%)
progress: 1.0 s, 100.0 tps, lat 90.000 ms stddev 1, 0 failed
progress: 2.0 s, 1000.0 tps, lat 2.000 ms stddev 1, 0 failed
progress: 4.0 s, 2500.0 tps, lat 1.000 ms stddev 1, 0 failed`;
  const told = parsePgbench(output);
  expect(told).toMatchObject({ perSecond: 2000, answers: 6000, failed: 2 });
  expect(told.latency).toBeCloseTo((1000 * 2 + 5000) / 6000);
  expect(() => parsePgbench('pgbench: error: connection refused')).toThrow('connection refused');
});

test('wrk’s own line is read, and anything else is told', () => {
  const output = 'Running 5s test\nTOLD 5000 5000000 1500 9000 2\n';
  expect(parseLoad(output)).toEqual({ answers: 5000, seconds: 5, p50: 1.5, p99: 9, errors: 2 });
  expect(() => parseLoad('unable to connect')).toThrow('unable to connect');
});

test('CPU time is read from a process whose name has blanks and brackets in it', () => {
  const line = '42 (a (b) c) S 7 42 42 0 -1 4194304 1 2 3 4 150 50 300 100 20 0 1 0 5 6 7';
  expect(parseStat(line)).toEqual({ parent: 7, own: 2, ended: 4 });
});

test('a process that computes is seen to have used CPU, and one that does not exist none', () => {
  const until = performance.now() + 60;
  while (performance.now() < until);
  const own = processSeconds(process.pid);
  expect(own).toBeGreaterThan(0);
  expect(familySeconds(process.pid)).toBeGreaterThanOrEqual(own);
  expect(processSeconds(2 ** 30)).toBe(0);
});

test('an answer counts once its last byte is there', () => {
  const whole = 'HTTP/1.1 402 Payment Required\r\ncontent-length: 4\r\n\r\nabcd';
  expect(statusOfWhole(whole)).toBe(402);
  expect(statusOfWhole(whole.slice(0, -1))).toBeNull();
  expect(statusOfWhole('HTTP/1.1 200 OK\r\n')).toBeNull();
});

test('a plan tells every table that is read whole, however deep', () => {
  const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'members' };
  const plan = { 'Node Type': 'Limit', 'Actual Rows': 3, 'Shared Hit Blocks': 5, 'Shared Read Blocks': 2 };
  expect(factsOf({ ...plan, Plans: [{ 'Node Type': 'Sort', Plans: [scan] }] })).toEqual({
    rows: 3,
    buffers: 7,
    wholeTables: ['members'],
  });
  expect(factsOf({ ...plan, Plans: [{ 'Node Type': 'Index Scan', 'Relation Name': 'members' }] }).wholeTables).toEqual(
    [],
  );
});

test('sizes are measured from the smallest on, and wrong options are told in a sentence', () => {
  expect(readOptions(['--members', '1000000,100000']).members).toEqual([100_000, 1_000_000]);
  expect(readOptions(['--rate', '800', '--messages', '20000000'])).toMatchObject({ rate: 800, messages: 20_000_000 });
  expect(() => readOptions(['--rate', '0'])).toThrow('--rate takes whole numbers from 1');
  expect(() => readOptions(['--members', '12'])).toThrow(
    '--members takes whole numbers from 1000 to 10000000, not 12.',
  );
  expect(() => readOptions(['--only', 'sned'])).toThrow('not sned');
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});

test('a search with all filters at once asks for every one, in words that there are', () => {
  const asked = Object.fromEntries(new URLSearchParams(allFilters('NL-GE')));
  const { town, within, sort, page, ...filters } = SearchQuery.shape;
  expect(Object.keys(asked).sort()).toEqual(Object.keys(filters).sort());
  expect(SearchQuery.safeParse(asked).success).toBe(true);
  for (const trait of TRAITS)
    for (const value of asked[trait]?.split(',') ?? ['']) expect(traitValues(trait)).toContain(value);
});

test('a table lines up and the report says what was missed, by how much, and how figures grow', () => {
  expect(markdown(['A', 'Long'], [['xxxx', '1']])).toBe('| A    | Long |\n| ---- | ---- |\n| xxxx | 1    |');
  const row = { ...ratioRow('Send', { limit: sample(10), ours: sample(4), ratio: 0.4, ratios: [0.4] }, 0.45) };
  const report = reportOf({
    machine: { cpu: 'Some CPU', cores: 2, memory: 23, system: 'Linux', node: 'v24', commit: 'abc' },
    versions: { PostgreSQL: '15' },
    settings: { shared_buffers: '1GB' },
    foreign: 0.05,
    date: '2026-01-01',
    rounds: 3,
    seconds: 5,
    stages: [
      { members: 100_000, size: '1 GB', rows: [{ ...row, facts: { 'p50 in ms': 2 } }] },
      { members: 1_000_000, size: '9 GB', rows: [{ ...row, facts: { 'p50 in ms': 5 } }] },
    ],
    plans: [],
  });
  expect(report).toContain('**Send** (1,000,000 members): 40 % (40 % to 40 %), wanted ≥ 45 %.');
  expect(report).toMatch(/p50 in ms \| 2\.00 +\| 5\.00 +\| 2\.50 times \| ≤ 2 times: \*\*missed\*\*/);
});

test('a soak is met while memory and times stay as they are, and missed when either grows', () => {
  const minutes = (memory: (minute: number) => number, time: (minute: number) => number): Minute[] =>
    Array.from({ length: 60 }, (_, minute) => ({
      memory: memory(minute),
      times: Array(200).fill(time(minute)),
      errors: 0,
    }));
  const met = (...given: Parameters<typeof minutes>) =>
    soakRows('Soak', 100, minutes(...given), 600).map((row) => row.met);
  const steady = () => 500;
  const quick = () => 8;
  expect(met(steady, quick)).toEqual([true, true]);
  expect(met((minute) => (minute < 10 ? 300 : 500), quick)).toEqual([true, true]);
  expect(met((minute) => 500 + minute, quick)).toEqual([false, true]);
  expect(met(() => 601, quick)).toEqual([false, true]);
  expect(met(steady, (minute) => (minute < 50 ? 8 : 11))).toEqual([true, false]);
});
