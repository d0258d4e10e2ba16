import { describe, expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkTranslations } from './translations.ts';

const texts = {
  'locales/en/chat.json': JSON.stringify({ thread: { title: 'Chats', kinds: { photo: 'Photo', gift: 'Gift' } } }),
};
const all = "const kinds = ['photo', 'gift'];\n";

const saysOf = (code: string, more: Record<string, string> = {}) =>
  checkTranslations(sampleProject({ ...texts, 'src/product/chat/ui/list.tsx': code, ...more })).map(({ says }) => says);
const component = (body: string) =>
  `${all}export function A({ kind }) { const t = useTranslations('chat.thread'); return [${body}]; }`;

test('texts that are asked for are fine', () => {
  expect(saysOf(component("t('title'), t(`kinds.${kind}`)"))).toEqual([]);
  expect(saysOf(component("t.rich('title', {}), t(kind ? 'kinds.photo' : 'kinds.gift')"))).toEqual([]);
  expect(saysOf(component("match.context.t('chat.thread.title'), t(`kinds.${kind}`)"))).toEqual([]);
});

test('a word with a point that the code knows whole opens a text two levels below', () => {
  const log = {
    'locales/en/chat.json': JSON.stringify({ log: { verbs: { photo: { accepted: 'Yes', lost: 'No' } } } }),
  };
  const code = "const verbs = ['photo.accepted']; const t = useTranslations('chat.log'); t(`verbs.${verb}`);";
  expect(
    checkTranslations(sampleProject({ ...log, 'src/product/chat/ui/log.tsx': code })).map(({ says }) => says),
  ).toEqual(['log.verbs.photo.lost is used nowhere']);
});

describe('it is found out that', () => {
  test('a text is used nowhere', () => {
    expect(saysOf(component('t(`kinds.${kind}`)'))).toEqual(['thread.title is used nowhere']);
  });
  test('a text behind a template is used nowhere because no code knows its word', () => {
    const code = component("t('title'), t(`kinds.${kind}`)").replace("'gift'", "'rose'");
    expect(saysOf(code)).toEqual(['thread.kinds.gift is used nowhere']);
  });
  test('a text is asked for of another namespace only', () => {
    const other = "export function B() { const t = useTranslations('likes.actions'); return t('title'); }";
    expect(saysOf(component('t(`kinds.${kind}`)'), { 'src/product/likes/ui/b.tsx': other })).toHaveLength(1);
  });
  test('a text is used by tests only', () => {
    const tests = { 'src/product/chat/chat.test.ts': "const t = serverText('chat.thread')('en'); t('title');" };
    expect(saysOf(component('t(`kinds.${kind}`)'), tests)).toEqual(['thread.title is used nowhere']);
  });
  test('a template of anything fits no key', () => {
    expect(saysOf(component('t(`kinds.${kind}`), `${kind}`, `${kind}: title`'))).toEqual([
      'thread.title is used nowhere',
    ]);
  });
  test('nobody throws an error that has a sentence', () => {
    const errors = {
      'locales/en/safety.json': JSON.stringify({ errors: { chat_closed: 'Closed', chat_lost: 'Lost' } }),
    };
    const operations = { 'src/product/chat/chat.ts': "throw new AppError('chat_closed', 409);" };
    expect(saysOf(component("t('title'), t(`kinds.${kind}`)"), { ...errors, ...operations })).toEqual([
      'errors.chat_lost is used nowhere',
    ]);
  });
});

test('a mail is handed its texts', () => {
  const mails = { 'locales/en/signup.json': JSON.stringify({ mails: { welcome: { subject: 'Welcome' } } }) };
  const template = { 'src/product/chat/mails/welcome.tsx': "export const Mail = ({ t }) => t('welcome.subject');" };
  expect(saysOf(component("t('title'), t(`kinds.${kind}`)"), { ...mails, ...template })).toEqual([]);
});
