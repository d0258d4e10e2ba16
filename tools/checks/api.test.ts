import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentDocument } from '../api/document.ts';
import { apiPage } from '../api/page.ts';
import { checkApi, stale } from './api.ts';

const root = join(import.meta.dirname, '../..');
const document = currentDocument();
const page = readFileSync(join(root, 'docs/api.md'), 'utf8');

test('the page about the API says what the contracts say', () => {
  expect(checkApi(root, document)).toEqual([]);
});

test('the page is stale once an endpoint gets another sentence, path, field or refusal', () => {
  const { '/api/like.php': like = {}, ...others } = document.paths;
  const { post, ...rest } = like;
  if (!post) throw new Error('There is no like.');
  const changes = [
    { ...others, '/api/like.php': { ...rest, post: { ...post, summary: 'Likes somebody' } } },
    { ...others, '/api/likes/new.php': like },
    {
      ...others,
      '/api/like.php': { ...rest, post: { ...post, responses: { 404: { description: 'Refused: gone' } } } },
    },
    { ...others, '/api/like.php': rest },
  ];
  for (const paths of changes) expect(checkApi(root, { ...document, paths })).toHaveLength(1);
  const schemas = {
    ...document.components.schemas,
    LikeInput: { type: 'object', properties: { id: { type: 'number' } } },
  };
  expect(checkApi(root, { ...document, components: { ...document.components, schemas } })).toHaveLength(1);
});

test('the finding names the first line that differs', () => {
  expect(stale('a\nb\nc', 'a\nB\nc')).toMatchObject([{ path: 'docs/api.md', line: 2 }]);
  expect(stale('a', 'a')).toEqual([]);
});

test('what is written by hand above the calls stays', () => {
  const text = page.replace('# API', '# The API');
  expect(apiPage(text, document)).toBe(text);
  expect(() => apiPage('# API', document)).toThrow(/no line/);
});
