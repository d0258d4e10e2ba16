import { expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkVocabulary } from './vocabulary.ts';

const foundAt = (path: string, text = '') => checkVocabulary(sampleProject({ [path]: text }));

test.each([
  'src/product/chat/service.ts',
  'src/product/chat/messages/sending.ts',
  'src/product/romance/contract.ts',
  'src/product/geo/data/load.ts',
  'src/product/loose.ts',
  'src/product/chat/routines.ts',
  'src/product/chat/functions.sql',
  'src/platform/utils.ts',
  'src/design/helpers/colour.ts',
  'tests/common/people.ts',
  'src/models/member.ts',
])('%s has no place', (path) => {
  expect(foundAt(path)).toHaveLength(1);
});

test.each([
  'src/product/chat/contract.ts',
  'src/product/chat/chat.ts',
  'src/product/chat/routines.sql',
  'src/product/members/search/routines.sql',
  'src/product/chat/messages/messages.ts',
  'src/product/chat/module.ts',
  'src/product/chat/ui/message-list.tsx',
  'src/product/chat/mails/new-message.tsx',
  'src/product/chat/sending.test.ts',
  'src/product/geo/data/nl.json',
  'src/app/route-tree.gen.ts',
  'src/platform/db/database.ts',
  'src/main.ts',
])('%s has its place', (path) => {
  expect(foundAt(path)).toEqual([]);
});

test('a file named after an operation exports it', () => {
  const path = 'src/product/chat/mark-read.ts';
  expect(foundAt(path, 'export async function markRead() {}')).toEqual([]);
  expect(foundAt(path, 'export const markReadAgain = 1;')).toEqual([]);
  expect(foundAt(path, 'export const markReading = 1;')).toHaveLength(1);
  expect(foundAt(path, 'export const everything = 1;')).toHaveLength(1);
});
