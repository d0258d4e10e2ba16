import { describe, expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkSections } from './sections.ts';

const saysOf = (files: Record<string, string>) =>
  checkSections(
    sampleProject({
      'src/pages/__root.tsx': "import './-shell/load-shell.ts';",
      'src/pages/-shell/load-shell.ts': "await texts('pages.shell');",
      ...files,
    }),
  ).map(({ path, says }) => `${path} ${says}`);

const CARD = { 'src/product/likes/ui/card.tsx': "const t = useTranslations('likes.actions.like');" };
const PAGE = 'src/pages/likes.index.tsx';
const route = (asked: string) => `import '#product/likes/ui/card.tsx'; beforeLoad: context.texts(${asked});`;

test('a page that asks for all that its components say is fine', () => {
  expect(saysOf({ ...CARD, [PAGE]: route("'likes.actions'") })).toEqual([]);
});

test('a page has what its root, its layout and a named list ask for', () => {
  const bar = "useTranslations('pages.shell');";
  expect(saysOf({ 'src/pages/index.tsx': bar })).toEqual([]);
  expect(saysOf({ ...CARD, 'src/pages/likes.tsx': "context.texts('likes.actions')", [PAGE]: route('') })).toEqual([]);
  expect(
    saysOf({ ...CARD, [PAGE]: `const CARD_TEXTS = ['likes.actions'] as const; ${route('...CARD_TEXTS')}` }),
  ).toEqual([]);
});

test('a page has what a column of texts in a table around it names', () => {
  const table = {
    'src/pages/-shell/load-shell.ts': "const ROWS = { like: { when: 'liked', texts: 'likes.actions' } };",
  };
  expect(saysOf({ ...CARD, ...table, [PAGE]: route('') })).toEqual([]);
});

const screenOf = (name: string) => ({
  'src/pages/-shell/staff-only.ts': `const LIKE_TEXTS = ['likes.actions']; const TEXTS = { ${name}: LIKE_TEXTS };`,
  'src/pages/admin.likes.tsx': "import '#product/likes/ui/card.tsx';",
});

test('a screen of the back office has what the table of texts names for it', () => {
  expect(saysOf({ ...CARD, ...screenOf('likes') })).toEqual([]);
});

describe('it is found out that', () => {
  test('the table names nothing for a screen', () => {
    expect(saysOf({ ...CARD, ...screenOf('photos') })).toEqual([
      'src/product/likes/ui/card.tsx says likes.actions, and src/pages/admin.likes.tsx does not ask for it',
    ]);
  });
  test('a page does not ask for what a component says', () => {
    expect(saysOf({ ...CARD, [PAGE]: route("'likes.lists'") })).toEqual([
      `src/product/likes/ui/card.tsx says likes.actions, and ${PAGE} does not ask for it`,
    ]);
  });
  test('a title is in no section that the page asks for', () => {
    const titled = "beforeLoad: context.texts('likes.lists'); head: context.t('likes.match.title');";
    expect(saysOf({ [PAGE]: titled })).toEqual([`${PAGE} says likes.match, and ${PAGE} does not ask for it`]);
  });
  test('a part that opens later says what neither it nor the page asks for', () => {
    const opens = "const Part = lazy(() => import('#product/likes/ui/card.tsx'));";
    expect(saysOf({ ...CARD, [PAGE]: opens })).toEqual([
      'src/product/likes/ui/card.tsx says likes.actions, and src/product/likes/ui/card.tsx does not ask for it',
    ]);
    const asking = { 'src/product/likes/ui/card.tsx': "useTexts('likes.actions'); useTranslations('likes.actions');" };
    expect(saysOf({ ...asking, [PAGE]: opens })).toEqual([]);
  });
});
