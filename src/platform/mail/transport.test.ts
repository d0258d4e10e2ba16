import { expect, test } from 'vitest';
import { takeMails } from '#tests/fakes/smtp.ts';
import { startTestApp } from '#tests/harness.ts';
import { outboxTransport, smtpTransport } from './transport.ts';

const file = {
  filename: 'kayttoehdot-2023-12-01.html',
  contentType: 'text/html; charset=utf-8',
  content: '<p>Käyttö</p>',
};
const mail = {
  ...{ to: 'marit@example.com', from: 'Kindling <help@kindling.example>', subject: 'Your order <1>' },
  ...{ html: '<p>Hello</p>', text: 'Hello', attachments: [file] },
};

test('a mail is sent with its files, as they are named and in their encoding', async () => {
  const { url, messages } = await takeMails();
  await smtpTransport(url)(mail);
  const [message = ''] = messages;
  expect(messages).toHaveLength(1);
  expect(message).toContain('Content-Disposition: attachment; filename=kayttoehdot-2023-12-01.html');
  expect(message).toContain('Content-Type: text/html; charset=utf-8; name=kayttoehdot-2023-12-01.html');
  const body = /filename=kayttoehdot-2023-12-01\.html\r\n\r\n([^-]*)/.exec(message)?.[1] ?? '';
  expect(body).toContain(Buffer.from(file.content).toString('base64'));
});

test('the demo’s outbox lists the files of a mail and shows them, and nothing in them runs', async () => {
  const demo = await startTestApp();
  await outboxTransport(demo.db)(mail);
  await outboxTransport(demo.db)({ ...mail, subject: 'No files', attachments: [] });
  const get = (url: string) => demo.app.inject({ url, headers: { host: 'localhost:3000' } });
  const list = await get('/demo/outbox');
  const [, link = ''] = /Attached: <a href="([^"]+)">kayttoehdot-2023-12-01\.html<\/a>/.exec(list.body) ?? [];
  expect(list.body.split('Attached:')).toHaveLength(2);
  expect((await get(link.replace(/\/0$/, ''))).body).toContain(`<a href="${link}">`);
  const shown = await get(link);
  expect(shown.body).toBe(file.content);
  expect(shown.headers['content-type']).toBe(file.contentType);
  expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect((await get(link.replace(/0$/, '1'))).statusCode).toBe(404);
  expect((await get(link.replace(/0$/, 'x'))).statusCode).toBe(404);
});
