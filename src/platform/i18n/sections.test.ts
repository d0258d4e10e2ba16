import { afterEach, expect, test, vi } from 'vitest';
import { browserTexts, readCatalogue } from './catalogue.ts';
import { textsByFeature } from './fetch-texts.ts';
import { LOCALES } from './locales.ts';
import { type Catalogue, SERVER_SECTIONS } from './sections.ts';
import { pageTexts } from './server-catalogue.ts';

const catalogue: Catalogue = {
  chat: { list: { title: 'Chats </script>' }, thread: { send: 'Send' }, icebreakers: { a: 'Why?' }, mails: {} },
  likes: { actions: { like: 'Like' } },
  errors: { internal: 'Oh' },
};

afterEach(() => vi.unstubAllGlobals());

test('a page comes with the sections that it says, each once, and none ends its script', () => {
  const text = pageTexts(catalogue, ['chat.list', 'chat.list.title', 'likes.actions', 'chat.list', 'love.none']);
  expect(text).not.toContain('</script');
  expect(JSON.parse(text)).toEqual({ chat: { list: catalogue.chat?.list }, likes: catalogue.likes });
});

test('what only a server says is in no page', () => {
  expect(pageTexts(catalogue, ['chat.icebreakers', 'errors.internal', 'chat.mails'])).toBe('{}');
});

test.each(LOCALES)('no file of texts for browsers in %s holds what only a server says', (locale) => {
  const features = browserTexts(readCatalogue(locale));
  expect(Object.keys(features).length).toBeGreaterThan(12);
  for (const [feature, sections] of Object.entries(features))
    for (const name of [feature, ...Object.keys(sections)]) expect(SERVER_SECTIONS).not.toContain(name);
});

const files = { chat: '/assets/chat.json', likes: '/assets/likes.json' };

test('texts that a page did not come with are fetched by feature, each file once, and keep what is there', async () => {
  const answers = vi.fn(async () => Response.json({ list: 'new', thread: 'new' }));
  vi.stubGlobal('fetch', answers);
  const own: Catalogue = { chat: { list: 'own' } };
  const texts = textsByFeature(own, files);
  await texts('chat.list');
  expect(answers).not.toHaveBeenCalled();
  await Promise.all([texts('chat.thread', 'chat.list'), texts('chat.thread')]);
  expect(answers.mock.calls).toEqual([['/assets/chat.json']]);
  expect(own).toEqual({ chat: { list: 'own', thread: 'new' } });
});

test('texts whose file a later build took away say so as a lost script does, and are asked for again', async () => {
  const lost = vi.fn();
  vi.stubGlobal('dispatchEvent', lost);
  const answers = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', answers);
  const own: Catalogue = {};
  const texts = textsByFeature(own, files);
  await expect(texts('likes.actions')).rejects.toThrow('/assets/likes.json is gone.');
  expect(lost.mock.calls[0]?.[0]).toMatchObject({
    type: 'vite:preloadError',
    payload: { message: '/assets/likes.json is gone.' },
  });
  answers.mockResolvedValueOnce(Response.json({ actions: {} }));
  await texts('likes.actions');
  expect(own).toEqual({ likes: { actions: {} } });
});
