import { describe, expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkTranslations } from './translations.ts';

const texts = { 'locales/en/chat.json': JSON.stringify({ title: 'Chats', kinds: { photo: 'Photo', gift: 'Gift' } }) };
const all = "const kinds = ['photo', 'gift'];\n";

const saysOf = (code: string, more: Record<string, string> = {}) =>
  checkTranslations(sampleProject({ ...texts, 'src/product/chat/ui/list.tsx': code, ...more })).map(({ says }) => says);
const component = (body: string) =>
  `${all}export function A({ kind }) { const t = useTranslations('chat'); return [${body}]; }`;

test('keys that are asked for and exist are fine', () => {
  expect(saysOf(component("t('title'), t(`kinds.${kind}`)"))).toEqual([]);
  expect(saysOf(component("t.rich('title', {}), t(kind ? 'kinds.photo' : 'kinds.gift')"))).toEqual([]);
});

describe('it is found out that', () => {
  test('a key is used nowhere', () => {
    expect(saysOf(component('t(`kinds.${kind}`)'))).toEqual(['title is used nowhere']);
  });
  test('a key behind a template is used nowhere because no code knows its word', () => {
    const code = component("t('title'), t(`kinds.${kind}`)").replace("'gift'", "'rose'");
    expect(saysOf(code)).toEqual(['kinds.gift is used nowhere']);
  });
  test('a key does not exist', () => {
    expect(saysOf(component("t('title'), t(`kinds.${kind}`), t('nothing')"))).toEqual([
      'asks for chat.nothing, which English does not have',
    ]);
  });
  test('a namespace does not exist', () => {
    const code = component("t('title'), t(`kinds.${kind}`)");
    expect(saysOf(`${code}\nexport function B() { const t = useTranslations('love'); return t('title'); }`)).toEqual([
      'asks for love.title, which English does not have',
    ]);
  });
  test('no key fits a template', () => {
    expect(saysOf(component("t('title'), t(`kinds.${kind}`), t(`sorts.${kind}`)"))).toHaveLength(1);
  });
  test('a key cannot be told', () => {
    expect(saysOf(component("t('title'), t(`kinds.${kind}`), t(kind)"))).toHaveLength(1);
  });
  test('a translator of unknown namespace is used', () => {
    const code = component("t('title'), t(`kinds.${kind}`)");
    expect(saysOf(`${code}\nexport const B = ({ t }) => t('title');`)).toHaveLength(1);
  });
  test('an error code has no sentence', () => {
    const code = component("t('title'), t(`kinds.${kind}`)");
    const verbs = (text: string) => saysOf(code, { 'src/product/chat/chat.ts': text });
    expect(verbs("throw new AppError('chat_closed', 409);")).toHaveLength(1);
    expect(verbs("export const CHAT_ERRORS = ['chat_closed'] as const;")).toHaveLength(1);
  });
});

test('an error code handed to the errors is any of those the code knows', () => {
  const errors = { 'locales/en/errors.json': JSON.stringify({ chat_closed: 'Closed', chat_lost: 'Lost' }) };
  const code = component("t('title'), t(`kinds.${kind}`)");
  const reply = `${code}\nexport const reply = (locale, code) => serverText('errors')(locale)(code);`;
  const verbs = { 'src/product/chat/chat.ts': "throw new AppError('chat_closed', 409);" };
  expect(saysOf(reply, { ...errors, ...verbs })).toEqual(['chat_lost is used nowhere']);
});

test('a translator is known by its maker, its type and its maker of makers', () => {
  const code = `${all}
    const texts = serverText('chat');
    export const a = (locale) => texts(locale)('title');
    export const b = ({ t, kind }: { t: Translator<'chat'>; kind: string }) => t(\`kinds.\${kind}\`);
    export const c = createTranslator({ locale: 'en', namespace: 'chat' }) as unknown as Translate;`;
  expect(saysOf(code)).toEqual([]);
});

test('the translator of a page takes full keys', () => {
  const code = component("t('title'), t(`kinds.${kind}`)");
  const page = (key: string) => `${code}\nexport const head = ({ match }) => match.context.t('${key}');`;
  expect(saysOf(page('chat.title'))).toEqual([]);
  expect(saysOf(page('chat.nothing'))).toEqual(['asks for chat.nothing, which English does not have']);
});
