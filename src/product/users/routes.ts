import { normalizeIP } from '@fastify/rate-limit';
import * as z from 'zod/mini';
import { authenticationRequired } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { Unchanged } from '#platform/http/etag.ts';
import { limitNetwork } from '#platform/http/network-limit.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '#platform/i18n/locales.ts';
import { streamEvents } from '#platform/realtime/sse.ts';
import type { Services } from '#platform/services.ts';
import {
  actorById,
  chooseLanguage,
  openSession,
  requireMember,
  SESSION_COOKIE,
  type Sessions,
  sessionCookie,
} from '#product/accounts/accounts.ts';
import { admitLogin, checkLogin, cleanLogin, forgiveLogin } from '#product/accounts/logins/logins.ts';
import { hasCurrent } from '#product/accounts/versions/versions.ts';
import { activityOn } from '#product/members/members.ts';
import { CurrentUserReply, Done, LanguageInput, LoginInput, UserReply } from './contract.ts';
import { userView } from './users.ts';

/** Calls per minute from one address; wrong passwords are counted by the login block besides. */
const LOGINS = { max: 60, timeWindow: 60_000 };
const localeCookie = { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' } as const;

export function usersRoutes(app: App, services: Services, { sessions }: { sessions: Sessions }): void {
  const { db, bus, config, now } = services;
  const touchActivity = activityOn(db);

  app.get(
    '/api/user.php',
    {
      schema: {
        tags: ['users'],
        summary: 'The logged-in person; null for visitors',
        headers: z.looseObject({ 'x-request-type': z.optional(z.string()) }),
        response: { 200: CurrentUserReply, 304: Unchanged },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { actor, site } = request;
      if (!actor) {
        if (request.cookies[SESSION_COOKIE] !== undefined) reply.clearCookie(SESSION_COOKIE, { path: '/' });
        return { user: null };
      }
      if (actor.kind === 'member') await touchActivity(actor.id, now());
      if (await hasCurrent(db, actor, request, reply, now())) return reply.code(304).send();
      return { user: await userView(db, site, actor, now()) };
    },
  );

  app.post(
    '/api/user.php',
    {
      config: { rateLimit: LOGINS },
      onRequest: limitNetwork(app, 'login', LOGINS),
      schema: {
        tags: ['users'],
        summary: 'Logs in by e-mail address or username',
        body: LoginInput,
        response: { 200: UserReply },
      },
    },
    async (request, reply) => {
      const { site } = request;
      const login = cleanLogin(request.body.login);
      await db.transaction((tx) => admitLogin(tx, site, login, normalizeIP(request.ip), now()));
      const account = await checkLogin(db, site, login, request.body.password);
      const token = await db.transaction(async (tx) => {
        await forgiveLogin(tx, site, login);
        return openSession(tx, account.id, now());
      });
      const before = request.cookies[SESSION_COOKIE];
      if (before) await sessions.close(before);
      const actor = await actorById(db, account.id, site.pool);
      if (!actor) throw authenticationRequired();
      reply
        .header('cache-control', 'no-store')
        .setCookie(SESSION_COOKIE, token, sessionCookie(config.publicUrl))
        .setCookie(LOCALE_COOKIE, account.language, localeCookie);
      return { user: await userView(db, site, actor, now()) };
    },
  );

  app.put(
    '/api/user.php',
    {
      schema: {
        tags: ['users'],
        summary: 'Saves the language of the logged-in person',
        body: LanguageInput,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      if (!request.actor) throw authenticationRequired();
      await chooseLanguage(db, request.actor.id, request.body.language);
      sessions.forget(request.actor.id);
      reply.setCookie(LOCALE_COOKIE, request.body.language, localeCookie);
      return { ok: true } as const;
    },
  );

  app.get(
    '/api/logout.php',
    {
      exposeHeadRoute: false,
      schema: { tags: ['users'], summary: 'Ends this session', response: { 200: Done } },
    },
    async (request, reply) => {
      const token = request.cookies[SESSION_COOKIE];
      if (token) await sessions.close(token);
      reply.header('cache-control', 'no-store').clearCookie(SESSION_COOKIE, { path: '/' });
      return { ok: true } as const;
    },
  );

  app.get(
    '/api/events.php',
    {
      exposeHeadRoute: false,
      schema: { tags: ['users'], summary: 'Live events of the logged-in member, as text/event-stream' },
    },
    async (request, reply) => {
      const { id } = requireMember(request.actor);
      const token = request.cookies[SESSION_COOKIE] ?? '';
      const stillMine = async () => (await sessions.actorOf(token))?.id === id;
      const end = await streamEvents(reply, bus, id, stillMine);
      const unwatch = sessions.watch(id, token, end);
      if (reply.raw.closed) unwatch();
      else reply.raw.on('close', unwatch);
      // It may have ended between the check of this call and the first moment that its end would be heard of.
      if (!(await stillMine().catch(() => true))) end();
    },
  );
}
