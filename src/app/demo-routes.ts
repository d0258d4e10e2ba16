import { prepared } from '#platform/db/prepared.ts';
import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { demoLoginsOf } from '../demo/accounts.ts';

interface OutboxRow {
  id: number;
  recipient: string;
  subject: string;
  html: string;
  created_at: Date;
}

const newest = prepared<OutboxRow, []>(
  'select id, recipient, subject, html, created_at from outbox order by id desc limit 100',
);
const mailById = prepared<OutboxRow, [number]>(
  'select id, recipient, subject, html, created_at from outbox where id = $1',
);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Pages that only a demo has: who can log in, what mail it would have sent, and the API in readable form. */
export function demoRoutes(app: App, { db }: Services): void {
  app.get('/api/demo-logins.php', { schema: { hide: true } }, async ({ site }) => ({
    logins: demoLoginsOf(site.host).map(({ role, login, password }) => ({ role, login, password })),
  }));

  app.get('/demo/outbox', { schema: { hide: true } }, async (_request, reply) => {
    const mails = await newest(db);
    const items = mails.map(
      ({ id, recipient, subject, created_at }) =>
        `<li><a href="/demo/outbox/${id}">${escaped(subject)}</a><br><small>${escaped(recipient)}, ${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</small></li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Outbox', mails.length ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>', reply.cspNonce.style));
  });

  app.get<{ Params: { id: string } }>('/demo/outbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const mail = /^\d{1,15}$/.test(request.params.id) ? await mailById.one(db, Number(request.params.id)) : null;
    if (!mail)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(page('No such mail', '', reply.cspNonce.style));
    // Mails carry inline styles, as mail programs want them; nothing else may run here.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    );
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });

  // Loaded by a demo only. It asks nothing of other servers: without a validator it serves its own files alone.
  app.register(import('@fastify/swagger-ui'), {
    routePrefix: '/api/docs',
    theme: { title: 'Kindling API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', validatorUrl: null },
  });
}

const page = (title: string, body: string, nonce: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2a2420;background:#fbf9f6}li{margin:.75rem 0}td,th{padding:.4rem .8rem .4rem 0;text-align:start;border-bottom:1px solid #ddd;vertical-align:top}a{color:#2348a8}</style><main><h1>${title}</h1>${body}</main></html>`;
