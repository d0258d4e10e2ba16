import { expect, test } from 'vitest';
import { checkPatterns, patternsIn } from './patterns.ts';
import { sampleProject } from './project.ts';

const PATH = 'src/product/chat/policy.ts';
const foundIn = (text: string, linear: string[] = [], bounded: Record<string, string> = {}, path = PATH) =>
  checkPatterns({ linear, bounded })(sampleProject({ [path]: text }));

test('a regular expression that nobody asked about is found, however it is made', () => {
  for (const text of ['/\\s+$/u.test(a)', "new RegExp('\\\\s+$', 'u')", "RegExp(`\\\\s+$`, 'u')"]) {
    expect(foundIn(text)).toMatchObject([{ path: PATH, line: 1, says: expect.stringContaining('/\\s+$/u') }]);
    expect(foundIn(text, ['/\\s+$/u'])).toEqual([]);
    expect(foundIn(text, [], { '/\\s+$/u': 'a name' })).toEqual([]);
    // What the flags are is part of it.
    expect(foundIn(text, ['/\\s+$/'])).toHaveLength(2);
  }
});

test('one that is put together when it runs wants the bound of its input', () => {
  expect(foundIn("new RegExp(`${a}+$`, 'u')")).toMatchObject([{ says: expect.stringContaining('bound') }]);
  expect(foundIn("new RegExp(`${a}+$`, 'u')", [], { [PATH]: 'a message' })).toEqual([]);
});

test('a verdict about what is in no module any more is found', () => {
  expect(foundIn('', ['/a/'], { '/b/': 'a name' })).toHaveLength(2);
});

test('text is composed by the one function that bounds its marks before', () => {
  expect(foundIn("a.normalize('NFKC')")).toHaveLength(1);
  expect(foundIn("a?.normalize('NFC')")).toHaveLength(1);
  expect(foundIn('posix.normalize(a)')).toEqual([]);
  expect(foundIn("a.normalize('NFC')", [], {}, 'src/platform/composed.ts')).toEqual([]);
});

test('patterns of tests are not asked about', () => {
  expect(patternsIn(sampleProject({ 'src/product/chat/policy.test.ts': '/a/', 'tests/a.ts': '/a/' }))).toEqual([]);
});
