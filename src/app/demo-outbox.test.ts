import { expect, test } from 'vitest';
import { outboxTransport } from '#platform/mail/transport.ts';
import { startTestApp } from '#tests/harness.ts';

const demo = await startTestApp();
const put = outboxTransport(demo.db);
const mail = (to: string, subject: string, text: string) =>
  put({
    to,
    from: { name: 'A', address: 'a@example.com' },
    subject,
    text,
    html: `<html><head></head><body><a href="/b" target="_blank">${text}</a></body></html>`,
  });
const get = (url: string) => demo.app.inject({ url, headers: { host: 'localhost:3000' } });
const subjectsIn = (body: string) =>
  [...body.matchAll(/<li><a href="\/demo\/outbox\/\d+">([^<]*)<\/a>/g)].map(([, subject]) => subject);
const placeOf = async (subject: string) =>
  new RegExp(`href="(/demo/outbox/\\d+)">${subject}<`).exec((await get('/demo/outbox')).body)?.[1] ?? '';

await mail('noor@example.com', 'Confirm', 'Open http://localhost:3000/abc?x=1&y=2. Or http://localhost:3000/b; now');
await mail('kees@example.com', 'A like', 'Somebody likes you <img src=x onerror=alert(1)>');
await mail('Noor@example.com', 'Password <new>', 'A new one');

test('the outbox lists mail, newest first, and finds it by words in the address, the subject or the text', async () => {
  const found = async (search: string) => subjectsIn((await get(`/demo/outbox${search}`)).body);
  expect(await found('')).toEqual(['Password &lt;new&gt;', 'A like', 'Confirm']);
  expect(await found('?q=LIKES%20you')).toEqual(['A like']);
  expect(await found('?q=kees%40')).toEqual(['A like']);
  expect(await found('?q=%25')).toEqual([]);
  expect((await get('/demo/outbox?q=%22%3E%3Cscript%3E')).body).not.toContain('<script>');
});

test('the outbox shows one person’s mail, and searches in it', async () => {
  const list = (await get('/demo/outbox')).body;
  expect(list).toContain('href="/demo/outbox?to=noor%40example.com"');
  const { body } = await get('/demo/outbox?to=noor%40example.com');
  expect(subjectsIn(body)).toEqual(['Password &lt;new&gt;', 'Confirm']);
  expect(body).toContain('<h1>Mail to noor@example.com</h1>');
  expect(body).toContain('<a href="/demo/outbox">All mail</a>');
  expect(subjectsIn((await get('/demo/outbox?to=noor%40example.com&q=confirm')).body)).toEqual(['Confirm']);
});

test('a mail has a page with its text, whose links lead on, and its look in a frame where nothing runs', async () => {
  const place = await placeOf('Confirm');
  const { body } = await get(place);
  expect(body).toContain('<a href="http://localhost:3000/abc?x=1&amp;y=2">');
  expect(body).toContain('<a href="http://localhost:3000/b">http://localhost:3000/b</a>; now');
  expect(body).toContain('<a href="/demo/outbox">All mail</a>');
  const [frame = ''] = /<iframe [^>]*>/.exec(body) ?? [];
  expect(frame).toContain(`src="${place}/html"`);
  expect(frame).toContain('sandbox="allow-same-origin allow-top-navigation-by-user-activation"');
  const shown = await get(`${place}/html`);
  expect(shown.headers['content-security-policy']).toMatch(
    /^sandbox allow-same-origin allow-top-navigation-by-user-activation; default-src 'none';.* frame-ancestors 'self'$/,
  );
  expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(shown.body).toContain('<base target="_top">');
  expect(shown.body).toContain('<a href="/b">');
  const liked = (await get(await placeOf('A like'))).body;
  expect(liked).not.toContain('<img');
});

test('mail that is not there is answered by a page that leads back', async () => {
  for (const place of ['/demo/outbox/999999', '/demo/outbox/x', '/demo/outbox/999999/html']) {
    const reply = await get(place);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('href="/demo/outbox"');
  }
});

test('older mail is on pages of its own', async () => {
  for (let each = 0; each < 120; each++) await mail('many@example.com', `Number ${each}`, 'Words');
  const first = (await get('/demo/outbox?to=many%40example.com')).body;
  expect(subjectsIn(first)).toHaveLength(100);
  const [, older = ''] = /<a href="([^"]+)">Older mail/.exec(first) ?? [];
  expect(subjectsIn((await get(older.replaceAll('&amp;', '&'))).body).at(-1)).toBe('Number 0');
});
