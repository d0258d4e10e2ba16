import { expect, test } from 'vitest';
import { checkPrivateWords } from './private-words.ts';
import { sampleProject } from './project.ts';

const saysOf = (files: Record<string, string>) => checkPrivateWords(sampleProject(files)).map(({ says }) => says);

test.each([
  ['const noun = 1;', 'noun: call it feature'],
  ['export function takeUpAll() {}', 'takeUpAll: call it requeue'],
  ['interface SwipeDeck { size: number }', 'SwipeDeck: call it demo portraits or candidate queue'],
  ['const MAX_WISHES = 3;', 'MAX_WISHES: call it signup intents, requests or choices'],
  ['const shown = { widenings: [] };', 'widenings: call it relaxed filters'],
  ['const a = <Keeper />;', 'Keeper: call it outbox storage'],
])('%s is refused', (text, says) => {
  expect(saysOf({ 'src/product/chat/sample.tsx': text })).toEqual([says]);
});

test.each([
  ['tests/recipes.ts', 'is named recipes: call it sample calls'],
  ['src/product/members/list-walk/policy.ts', 'is named list walk: call it previous and next'],
  ['src/product/chat/ui/take-up.ts', 'is named take up: call it requeue'],
  ['src/product/members/own/save.ts', 'own says nothing about what is inside: name the thing'],
])('a file at %s is refused', (path, says) => {
  expect(saysOf({ [path]: 'export {};' })).toEqual([says]);
});

test('what rows, links and drawings hold is left alone, and so are words that only look alike', () => {
  expect(
    saysOf({
      'src/product/audit/audit.ts': 'const verb = 1;',
      'src/pages/login.tsx': 'const wish = 1;',
      'src/product/chat/sample.ts': "const announcement = 'a deck, a wish'; const imprints = 1; // noun",
    }),
  ).toEqual([]);
});
