import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '#platform/http/api-document.ts';
import { apiPage } from '../api/page.ts';
import type { Finding } from './project.ts';

const PAGE = 'docs/api.md';

/** The page about the API says what the contracts say. */
export function checkApi(root: string, document: ApiDocument): Finding[] {
  const page = readFileSync(join(root, PAGE), 'utf8');
  return stale(page, apiPage(page, document));
}

/** The first line where a page is not what it should be. */
export function stale(page: string, wanted: string): Finding[] {
  if (page === wanted) return [];
  const lines = wanted.split('\n');
  const at = page.split('\n').findIndex((line, index) => line !== lines[index]);
  return [{ path: PAGE, line: Math.max(at, 0) + 1, says: 'is not what the contracts say: run `npm run api`' }];
}
