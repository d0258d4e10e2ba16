import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError, authenticationRequired } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { limitNetwork } from '#platform/http/network-limit.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Services } from '#platform/services.ts';
import { actorById, openSession, SESSION_COOKIE, type Sessions, sessionCookie } from '#product/accounts/accounts.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { TRACKING_COOKIE, trackingOf } from '#product/accounts/tracking/tracking.ts';
import type { Site, Sites } from '#product/sites/sites.ts';
import { userView } from '#product/users/users.ts';
import { activationRoutes } from './activation/routes.ts';
import { SignupCheckInput, SignupCheckReply, SignupInput, SignupReply } from './contract.ts';
import { cleaned, maySignUp } from './policy.ts';
import { judgeSignup, refuseWrong, sentenceParams, signUp, warnOwner } from './signup.ts';

/** Calls from one address in ten minutes. */
const SIGNUPS = { max: 30, timeWindow: 600_000 };
/** Calls from one address in a minute: every step of the form is one. */
const CHECKS = { max: 120, timeWindow: 60_000 };
/** Mails in a day to the owner of an address that others try to sign up with. */
const WARNINGS = { max: 2, timeWindow: 24 * 3600 * 1000 };

interface Registries {
  sessions: Sessions;
  sites: Sites;
}

/** Words of an advertising link may come along. */
const TrackingQuery = z.looseObject({ network: z.optional(z.unknown()) });

export function signupRoutes(app: App, services: Services, registries: Registries): void {
  const { db, config, now } = services;
  const { sessions } = registries;
  const errorText = serverText('errors');
  const warningLimit = {
    ...WARNINGS,
    groupId: 'signup warning',
    keyGenerator: ({ body }: FastifyRequest) => addressKey(body),
  };
  const warnings = app.createRateLimit(warningLimit);

  const admit = async (site: Site, input: SignupInput) => {
    const { wrong, owner } = await db.transaction((tx) => judgeSignup(tx, site, input, now()));
    refuseWrong(site, wrong);
    return owner;
  };

  app.post(
    '/api/signup.php',
    {
      config: { rateLimit: SIGNUPS },
      onRequest: limitNetwork(app, 'signup', SIGNUPS),
      schema: {
        tags: ['signup'],
        summary: 'Signs up; the address is confirmed by the link in the mail',
        querystring: TrackingQuery,
        body: SignupInput,
        response: { 200: SignupReply },
      },
    },
    async (request, reply) => {
      const { site, locale } = request;
      const tracking = trackingOf(request.query, request.cookies[TRACKING_COOKIE]);
      if (!maySignUp(site.settings.signups, tracking)) throw new AppError('signup_not_allowed', 403);
      const input = cleaned(request.body);
      let owner = await admit(site, input);
      // Outside any transaction: it takes longer than all the rest. For a taken address as well, which must not answer faster.
      const passwordHash = await hashPassword(input.password);
      const newcomer = { passwordHash, language: locale, tracking, now: now() };
      let id: number | null = null;
      if (!owner) {
        try {
          id = await db.transaction((tx) => signUp(tx, services, site, input, newcomer));
        } catch (error) {
          // Somebody took the address or the name at this moment: then that is what is wrong.
          if (!isUniqueViolation(error)) throw error;
          owner = await admit(site, input);
          if (!owner) throw error;
        }
      }
      reply.header('cache-control', 'no-store');
      if (site.settings.hide_account_existence || id === null) {
        const limit = await warnings(request);
        const known = owner;
        if (known && (limit.isAllowed || !limit.isExceeded)) {
          await db.transaction((tx) => warnOwner(tx, services, site, known));
        }
        return { user: null, check_mail: true } as const;
      }
      const token = await openSession(db, id, now());
      const before = request.cookies[SESSION_COOKIE];
      if (before) await sessions.close(before);
      const actor = await actorById(db, id, site.pool);
      if (!actor) throw authenticationRequired();
      reply
        .setCookie(SESSION_COOKIE, token, sessionCookie(config.publicUrl))
        .setCookie(LOCALE_COOKIE, locale, { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' });
      return { user: await userView(db, site, actor, now()) };
    },
  );

  app.post(
    '/api/signup-check.php',
    {
      config: { rateLimit: CHECKS },
      onRequest: limitNetwork(app, 'signup check', CHECKS),
      schema: {
        tags: ['signup'],
        summary: 'Which of the given fields would be refused',
        querystring: TrackingQuery,
        body: SignupCheckInput,
        response: { 200: SignupCheckReply },
      },
    },
    async (request) => {
      const { site, locale } = request;
      const tracking = trackingOf(request.query, request.cookies[TRACKING_COOKIE]);
      if (!maySignUp(site.settings.signups, tracking)) throw new AppError('signup_not_allowed', 403);
      const { wrong } = await db.transaction((tx) => judgeSignup(tx, site, cleaned(request.body), now()));
      const params = sentenceParams(site);
      const sentences = Object.entries(wrong).map(([field, code]) => [field, errorText(locale)(code, params)]);
      return { fields: Object.fromEntries(sentences) };
    },
  );

  activationRoutes(app, services, registries);
}

/** One limit an e-mail address, whoever asks. */
function addressKey(body: unknown): string {
  const email = body && typeof body === 'object' && 'email' in body ? String(body.email) : '';
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const isUniqueViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';
