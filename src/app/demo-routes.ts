import type { FastifyReply } from 'fastify';
import { statement } from '#platform/db/statement.ts';
import type { ApiDocument } from '#platform/http/api-document.ts';
import type { App } from '#platform/http/app.ts';
import type { KeptFile } from '#platform/mail/transport.ts';
import type { Services } from '#platform/services.ts';
import { demoLoginsOf } from '../demo/accounts.ts';
import type * as described from './demo-routes.gen.ts';
import { demoSites, escaped } from './demo-sites.ts';

const newest = statement<described.Newest, { files: string[] }>(`
  select id, recipient, subject, created_at, jsonb_path_query_array(attachments, '$[*].filename') as files
    from outbox order by id desc limit 100`);
const mailById = statement<described.MailById, { files: string[] }>(`
  select html, jsonb_path_query_array(attachments, '$[*].filename') as files from outbox where id = :id`);
const fileOfMail = statement<described.FileOfMail, { file: KeptFile | null }>(
  'select attachments -> :position::int as file from outbox where id = :id',
);

/** Pages that only a demo has: its sites, who can log in, what mail it would have sent, and the API in readable form. */
export function demoRoutes(app: App, { db }: Services, document: ApiDocument): void {
  app.get('/api/demo-logins.php', async ({ site }) => ({
    logins: demoLoginsOf(site.host).map(({ role, login, password }) => ({ role, login, password })),
  }));

  app.get('/demo/sites', async (_request, reply) => {
    const { body, css } = await demoSites(app.sites, db);
    return reply.type('text/html; charset=utf-8').send(page(reply, 'Sites', body, css));
  });

  app.get('/demo/outbox', async (_request, reply) => {
    const mails = await newest(db);
    const items = mails.map(
      ({ id, recipient, subject, created_at, files }) =>
        `<li><a href="/demo/outbox/${id}">${escaped(subject)}</a><br><small>${escaped(recipient)}, ${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</small>${filesOf({ id, files })}</li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(page(reply, 'Outbox', mails.length ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>'));
  });

  app.get<{ Params: { id: string } }>('/demo/outbox/:id', async (request, reply) => {
    const mail = /^\d{1,15}$/.test(request.params.id)
      ? await mailById.one(db, { id: Number(request.params.id) })
      : null;
    if (!mail)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(page(reply, 'No such mail', ''));
    // Mails carry inline styles, as mail programs want them, and the mark of their own brand; nothing may run here.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'none'",
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(mail.html + filesOf({ id: Number(request.params.id), files: mail.files }));
  });

  app.get<{ Params: { id: string; position: string } }>('/demo/outbox/:id/:position', async (request, reply) => {
    const { id, position } = request.params;
    const found = /^\d{1,15}$/.test(id) && /^\d{1,2}$/.test(position);
    const file = found && (await fileOfMail.one(db, { id: Number(id), position: Number(position) }))?.file;
    if (!file)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(page(reply, 'No such file', ''));
    reply.header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.filename)}`);
    return reply.type(file.contentType).send(Buffer.from(file.content, 'base64'));
  });

  // Loaded by a demo only. It asks nothing of other servers: without a validator it serves its own files alone.
  // Its types know OpenAPI 3.0 only.
  app.register(import('@fastify/swagger'), { mode: 'static', specification: { document: document as never } });
  app.register(import('@fastify/swagger-ui'), {
    routePrefix: '/api/docs',
    theme: { title: 'Kindling API' },
    // By noun, each folded: a page of all operations at once takes a busy machine a quarter of a minute.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', validatorUrl: null },
  });
}

const filesOf = ({ id, files }: { id: number; files: readonly string[] }) =>
  files.map((name, at) => `<br>Attached: <a href="/demo/outbox/${id}/${at}">${escaped(name)}</a>`).join('');

const page = (reply: FastifyReply, title: string, body: string, css = '') => {
  const style = STYLE + css;
  reply.allowStyle(style);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${body}</main></html>`;
};

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2a2420;background:#fbf9f6}li{margin:.75rem 0}td,th{padding:.4rem .8rem .4rem 0;text-align:start;border-bottom:1px solid #ddd;vertical-align:top}a{color:#2348a8}';
