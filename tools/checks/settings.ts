import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsPage } from '../settings/page.ts';
import type { Finding } from './project.ts';

const PAGE = 'docs/settings.md';

/** The page about settings says what their table says. */
export const checkSettings = (root: string): Finding[] => staleSettings(readFileSync(join(root, PAGE), 'utf8'));

export const staleSettings = (page: string): Finding[] =>
  page === settingsPage()
    ? []
    : [{ path: PAGE, says: 'is not what the table of settings says: run `npm run settings`' }];
