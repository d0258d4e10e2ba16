import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An opening tag, which the formatter ends on a line of its own or before its children. */
const FORM = /<form\b[\s\S]*?(?:>\n|\/>)/g;

test('every form says how browsers send it by themselves, so that no password or message gets into an address', () => {
  const forms = globSync('src/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(FORM)].map(([tag]) => ({ path, tag })),
  );
  expect(forms.length).toBeGreaterThan(20);
  // With an action and without a method it is a search, which belongs into the address.
  expect(forms.filter(({ tag }) => !/method="post"|action="\//.test(tag)).map(({ path }) => path)).toEqual([]);
});
