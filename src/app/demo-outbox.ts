import type { FastifyReply } from 'fastify';
import type { Sql } from '#platform/db/database.ts';
import { statement } from '#platform/db/statement.ts';
import type { App } from '#platform/http/app.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import type { KeptFile } from '#platform/mail/transport.ts';
import type * as described from './demo-outbox.gen.ts';
import { sendDemoPage } from './demo-page.ts';

const PAGE_SIZE = 100;

const newest = statement<described.Newest, { files: string[] }>(`
  select id, recipient, subject, created_at, jsonb_path_query_array(attachments, '$[*].filename') as files
    from outbox
   where (:to?::text is null or lower(recipient) = lower(:to?))
     and (:words?::text is null or position(lower(:words?) in lower(recipient || ' ' || subject || ' ' || body)) > 0)
     and (:before?::bigint is null or id < :before?)
   order by id desc limit :most`);
const mailById = statement<described.MailById, { files: string[] }>(`
  select id, recipient, subject, created_at, html, body, jsonb_path_query_array(attachments, '$[*].filename') as files
    from outbox where id = :id`);
const fileOfMail = statement<described.FileOfMail, { file: KeptFile | null }>(
  'select attachments -> :position::int as file from outbox where id = :id',
);

interface Search {
  q?: string;
  to?: string;
  before?: string;
}

export function demoOutbox(app: App, db: Sql): void {
  app.get<{ Querystring: Search }>('/demo/outbox', async ({ query }, reply) => {
    const [words, to, before] = [textOf(query.q), textOf(query.to), idOf(query.before)];
    const found = await newest(db, { to, words, before, most: PAGE_SIZE + 1 });
    const mails = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? mails.at(-1) : undefined;
    const older = last ? `<p><a href="${placeOf({ q: words, to, before: `${last.id}` })}">Older mail</a></p>` : '';
    const none = `<p>${words ? 'No mail has these words.' : 'No mail yet.'}</p>`;
    const list = mails.length ? `<ul>${mails.map((mail) => rowOf(mail, to === null)).join('')}</ul>${older}` : none;
    const all = to === null ? '' : `<p><a href="/demo/outbox">All mail</a></p>`;
    return sendDemoPage(reply, to === null ? 'Outbox' : `Mail to ${to}`, all + searchForm(words, to) + list, CSS);
  });

  app.get<{ Params: { id: string } }>('/demo/outbox/:id', async ({ params }, reply) => {
    const mail = await find(db, params.id);
    if (!mail) return notFound(reply, 'No such mail');
    const { id, recipient, subject } = mail;
    const body = [
      `<p><a href="/demo/outbox">All mail</a></p>`,
      `<p>To <a href="${placeOf({ to: recipient })}">${escapeHtml(recipient)}</a><br><small>${timeOf(mail)}</small>${filesOf(mail)}</p>`,
      `<iframe src="/demo/outbox/${id}/html" title="The mail as it looks" sandbox="allow-same-origin allow-top-navigation-by-user-activation"></iframe>`,
      `<h2>As text</h2><pre>${withLinks(mail.body)}</pre>`,
    ];
    return sendDemoPage(reply, subject, body.join(''), CSS);
  });

  app.get<{ Params: { id: string } }>('/demo/outbox/:id/html', async ({ params }, reply) => {
    const mail = await find(db, params.id);
    if (!mail) return notFound(reply, 'No such mail');
    reply.header(
      'content-security-policy',
      "sandbox allow-same-origin allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'self'",
    );
    reply.header('x-frame-options', 'SAMEORIGIN');
    return reply
      .type('text/html; charset=utf-8')
      .send(mail.html.replaceAll(' target="_blank"', '').replace('<head>', '<head><base target="_top">'));
  });

  app.get<{ Params: { id: string; position: string } }>('/demo/outbox/:id/:position', async (request, reply) => {
    const { id, position } = request.params;
    const found = /^\d{1,15}$/.test(id) && /^\d{1,2}$/.test(position);
    const file = found && (await fileOfMail.one(db, { id: Number(id), position: Number(position) }))?.file;
    if (!file) return notFound(reply, 'No such file');
    reply.header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.filename)}`);
    return reply.type(file.contentType).send(Buffer.from(file.content, 'base64'));
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim().slice(0, 200)) || null;
const idOf = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;

async function find(db: Sql, id: string) {
  const number = idOf(id);
  return number === null ? null : mailById.one(db, { id: number });
}

const notFound = (reply: FastifyReply, title: string) =>
  sendDemoPage(reply.code(404), title, '<p><a href="/demo/outbox">All mail</a></p>');

function placeOf(search: Record<string, string | null>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== null);
  return escapeHtml(`/demo/outbox?${new URLSearchParams(given)}`);
}

function searchForm(words: string | null, to: string | null): string {
  const person = to === null ? '' : `<input type="hidden" name="to" value="${escapeHtml(to)}">`;
  return `<form role="search"><label>Search <input type="search" name="q" value="${escapeHtml(words ?? '')}"></label>${person}<button>Search</button></form>`;
}

type Row = Pick<described.Newest['row'], 'id' | 'recipient' | 'subject' | 'created_at'> & { files: string[] };

function rowOf(mail: Row, withPerson: boolean): string {
  const { id, recipient, subject } = mail;
  const person = withPerson ? ` <small><a href="${placeOf({ to: recipient })}">only this person’s</a></small>` : '';
  return `<li><a href="/demo/outbox/${id}">${escapeHtml(subject)}</a><br><small>${escapeHtml(recipient)}, ${timeOf(mail)}</small>${person}${filesOf(mail)}</li>`;
}

const timeOf = ({ created_at }: Pick<Row, 'created_at'>) =>
  `${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const filesOf = ({ id, files }: Pick<Row, 'id' | 'files'>) =>
  files.map((name, at) => `<br>Attached: <a href="/demo/outbox/${id}/${at}">${escapeHtml(name)}</a>`).join('');

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 ? linkOf(part) : escapeHtml(part)))
    .join('');

function linkOf(found: string): string {
  let end = found.length;
  while ('.,;:!?)'.includes(found.charAt(end - 1))) end--;
  const address = escapeHtml(found.slice(0, end));
  return `<a href="${address}">${address}</a>${escapeHtml(found.slice(end))}`;
}

const CSS =
  'ul{list-style:none;padding:0;margin:1rem 0;border-block-start:1px solid var(--line)}li{margin:0;padding:.75rem 0;border-block-end:1px solid var(--line)}' +
  'form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}label{display:flex;flex:1 1 15rem;gap:.5rem;align-items:center}' +
  'input{flex:1;min-width:0}input,button{font:inherit;min-height:2.75rem;padding:.25rem .75rem;border:1px solid var(--line);border-radius:10px;background:var(--surface);color:var(--ink)}' +
  'iframe{display:block;width:100%;height:max(28rem,70vh);border:1px solid var(--line);border-radius:10px}' +
  'h2{font-size:1.2rem;margin:2rem 0 .5rem}pre{white-space:pre-wrap;font:inherit;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--surface);margin:0}';
