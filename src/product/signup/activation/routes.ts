import type { App } from '#platform/http/app.ts';
import { limitNetwork } from '#platform/http/network-limit.ts';
import type { Services } from '#platform/services.ts';
import { requireMember, type Sessions } from '#product/accounts/accounts.ts';
import type { Sites } from '#product/sites/sites.ts';
import { ActivateQuery, Done, SignupIntentReply } from '../contract.ts';
import { activate, resendActivationMail, wishOutcome } from './activation.ts';

/** Mails from one address in ten minutes; each account has its own limit besides. */
const RESENDS = { max: 20, timeWindow: 600_000 };
/** Links opened from one address in a minute. */
const LINKS = { max: 60, timeWindow: 60_000 };

interface Registries {
  sessions: Sessions;
  sites: Sites;
}

export function activationRoutes(app: App, services: Services, { sessions, sites }: Registries): void {
  const { db } = services;

  app.get(
    '/api/activate.php',
    {
      exposeHeadRoute: false,
      config: { acceptsForeignCalls: true, rateLimit: LINKS },
      schema: {
        tags: ['signup'],
        summary: 'The link in the activation mail: redirects to /activate/done or /activate/error',
        querystring: ActivateQuery,
      },
    },
    async (request, reply) => {
      const { token } = request.query;
      // A person with a mail in the hand gets a page, whatever went wrong.
      const account = await db
        .transaction((tx) => activate(tx, services, sites, token))
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'activation failed');
          return null;
        });
      if (account !== null) sessions.forget(account);
      return reply
        .header('cache-control', 'no-store')
        .redirect(account === null ? '/activate/error' : '/activate/done', 303);
    },
  );

  app.post(
    '/api/activation-mail.php',
    {
      config: { rateLimit: RESENDS },
      onRequest: limitNetwork(app, 'activation mail', RESENDS),
      schema: { tags: ['signup'], summary: 'Sends the activation mail again', response: { 200: Done } },
    },
    async (request) => {
      const { id } = requireMember(request.actor);
      await db.transaction((tx) => resendActivationMail(tx, services, id));
      return { ok: true } as const;
    },
  );

  app.get(
    '/api/signup-intent.php',
    {
      schema: {
        tags: ['signup'],
        summary: 'What became of the wishes at sign-up; null when there were none',
        response: { 200: SignupIntentReply },
      },
    },
    async (request) => ({ intent: await wishOutcome(db, requireMember(request.actor).id) }),
  );
}
