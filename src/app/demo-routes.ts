import type { ApiDocument } from '#platform/http/api-document.ts';
import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { demoLoginsOf } from '../demo/accounts.ts';
import { demoMails } from './demo-mails.ts';
import { demoOutbox } from './demo-outbox.ts';
import { sendDemoPage } from './demo-page.ts';
import { demoSites } from './demo-sites.ts';
import { olderDocument } from './older-document.ts';
import type { Renderer } from './pages-renderer.ts';

export function demoRoutes(
  app: App,
  services: Services,
  document: ApiDocument,
  renderer: Partial<Pick<Renderer, 'renderMail'>> | null,
): void {
  const { db } = services;
  app.get('/api/demo-logins.php', async ({ site }) => ({
    logins: demoLoginsOf(site.host).map(({ role, login, password }) => ({ role, login, password })),
  }));

  app.get('/demo/sites', async (_request, reply) => {
    const { body, css } = await demoSites(app.sites, db);
    return sendDemoPage(reply, 'Sites', body, css);
  });

  demoOutbox(app, db);
  if (renderer?.renderMail) demoMails(app, services, renderer.renderMail);

  // Without a validator it asks nothing of other servers. Its types know OpenAPI 3.0 only.
  app.register(import('@fastify/swagger'), {
    mode: 'static',
    specification: { document: olderDocument(document) as never },
  });
  app.register(import('@fastify/swagger-ui'), {
    routePrefix: '/api/docs',
    theme: { title: 'Kindling API' },
    // By feature, each folded: a page of all operations at once takes a busy machine a quarter of a minute.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', validatorUrl: null },
  });
}
