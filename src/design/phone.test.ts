import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PHONE } from './phone.ts';

test('styles and scripts mean the same by a phone', () => {
  const styles = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
  expect(/@custom-variant phone \{\s*@media ([^{]+?) \{/.exec(styles)?.[1]).toBe(PHONE);
});
