import { generateKeyPairSync, verify } from 'node:crypto';
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
  ...{
    to: 'marit@example.com',
    from: { name: 'Kindling, <dating>', address: 'help@kindling.example' },
    subject: 'Your order <1>',
  },
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

test('mails that follow each other take one connection, and many at once no more than ten', async () => {
  const one = await takeMails();
  const send = smtpTransport(one.url);
  for (let at = 0; at < 5; at += 1) await send({ ...mail, subject: `Number ${at}` });
  expect([one.messages.length, one.connections()]).toEqual([5, 1]);
  const many = await takeMails();
  const sendMany = smtpTransport(many.url);
  await Promise.all(Array.from({ length: 40 }, (_, at) => sendMany({ ...mail, to: `reader${at}@example.com` })));
  expect(many.messages).toHaveLength(40);
  expect(many.connections()).toBe(10);
});

test('a brand’s name may hold what separates addresses, and what comes back goes to the return path', async () => {
  const { url, messages, envelopes } = await takeMails();
  await smtpTransport(url)({
    ...mail,
    messageId: '<abc@kindling.example>',
    returnPath: 'b-abc@bounce.kindling.example',
  });
  expect(messages[0]).toContain('From: "Kindling, <dating>" <help@kindling.example>');
  expect(messages[0]).toContain('Message-ID: <abc@kindling.example>');
  expect(envelopes).toEqual(['MAIL FROM:<b-abc@bounce.kindling.example>']);
});

test('the signature holds the headers that end a subscription and that Gmail counts by', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { url, messages } = await takeMails();
  await smtpTransport(url)({
    ...mail,
    headers: {
      'List-Unsubscribe': '<https://kindling.example/off>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Feedback-ID': 'notice:site1:subscribed:kindling',
    },
    dkim: {
      domain: 'kindling.example',
      selector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  const [head = ''] = (messages[0] ?? '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const signature = lines.find((line) => line.startsWith('DKIM-Signature:')) ?? '';
  expect(signature).toMatch(/ d=kindling\.example; q=dns\/txt; s=s1;/);
  const names = / h=([^;]+);/.exec(signature)?.[1]?.replaceAll(' ', '').split(':') ?? [];
  expect(names).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post', 'feedback-id']));
  const relaxed = (line: string) => {
    const [name = '', ...value] = line.split(':');
    return `${name.toLowerCase()}:${value.join(':').replace(/\s+/g, ' ').trim()}`;
  };
  const signed = names.map((name) => relaxed(lines.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? ''));
  const text = [...signed, relaxed(signature.replace(/ b=[^;]+$/, ' b='))].join('\r\n');
  const value = Buffer.from(/ b=([^;]+)$/.exec(signature)?.[1] ?? '', 'base64');
  expect(verify('sha256', Buffer.from(text), publicKey, value)).toBe(true);
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
