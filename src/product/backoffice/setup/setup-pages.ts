import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/http/app.ts';
import { refuseForeignOrigin, refuseSilentForm } from '#platform/http/origin.ts';
import { languageOf } from '#platform/i18n/format-locale.ts';
import type { Services } from '#platform/services.ts';
import { changeDraft, draftOf, type SetupDraft } from './draft.ts';
import { fillStep } from './fill-step.ts';
import { finishSetup } from './finish-setup.ts';
import { isSetUp, renewSetupCode, SETUP_TTL_MS, takeSetupCode } from './make-setup-code.ts';
import { PAGE_HEADERS } from './page/frame-page.ts';
import { closedPage, codePage, donePage, stepPage } from './page/step-page.ts';
import { firstSite } from './queries.ts';
import type { Words } from './read-form.ts';
import { type SetupTools, type StepName, stepShown, stepsOf } from './steps.ts';
import { textsIn } from './texts-in.ts';

const COOKIE = 'setup';
/** Bytes: the longest form has some twenty lines. */
const MAX_BODY_BYTES = 64 * 1024;
const LIMIT = { rateLimit: { max: 60, timeWindow: 60_000 } };

export interface SetupPages extends Pick<SetupTools, 'providers' | 'address'> {
  /** Prints a code, at the terminal alone. */
  tellCode(code: string): void;
}

/** Without a site, on any host. There is nothing for anybody without the code, and for nobody once there is staff. */
export function setupPages(app: App, services: Services, { providers, address, tellCode }: SetupPages): void {
  const { config, db, keys } = services;
  if (config.mode !== 'live') return;
  const isSecure = address.startsWith('https:');
  const at = (request: FastifyRequest) => ({ keys, now: services.now(), token: request.cookies[COOKIE] });
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html);

  app.register(async (scope: App) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, wordsIn(String(body))),
    );

    scope.get('/setup', { schema: { hide: true }, config: LIMIT }, async (request, reply) => {
      const texts = textsIn(request.formats);
      if (await isSetUp(db)) return page(reply, closedPage(texts), 404);
      const draft = await draftOf(db, at(request));
      if (draft === 'closed') return page(reply, closedPage(texts), 404);
      if (!draft) return page(reply, codePage(texts));
      const { step, provider } = request.query as Record<string, unknown>;
      const all = await stepsHere();
      const shown = stepShown(all, draft, step);
      const chosen = typeof provider === 'string' ? provider : undefined;
      return page(reply, stepPage({ texts, draft, all, shown, providers, chosen }));
    });

    scope.post(
      '/setup',
      { schema: { hide: true }, config: LIMIT, bodyLimit: MAX_BODY_BYTES },
      async (request, reply) => {
        refuseForeignOrigin(request, { origin: address, anyHost: true });
        refuseSilentForm(request);
        const texts = textsIn(request.formats);
        if (await isSetUp(db)) return page(reply, closedPage(texts), 404);
        const words = (request.body ?? {}) as Words;
        if (words.step === 'code') return takeCode(request, reply, words.code ?? '');
        const draft = await draftOf(db, at(request));
        if (draft === 'closed') return page(reply, closedPage(texts), 404);
        if (!draft) return page(reply, codePage(texts, texts('backoffice.setup')('lost')), 403);
        const all = await stepsHere();
        const shown = stepShown(all, draft, words.step);
        // Another step is due: nothing of this form is about it.
        if (shown !== words.step) return reply.redirect(`/setup?step=${shown}`, 303);
        return shown === 'end' ? finish(request, reply) : fill(request, reply, { draft, all, shown, words });
      },
    );
  });

  const stepsHere = async () => stepsOf((await firstSite.one(db)) !== null);

  async function takeCode(request: FastifyRequest, reply: FastifyReply, code: string) {
    const texts = textsIn(request.formats);
    const taken = await takeSetupCode(db, services.now(), code);
    if ('token' in taken) {
      services.log.info('a setup was begun');
      reply.setCookie(COOKIE, taken.token, {
        ...{ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure },
        maxAge: SETUP_TTL_MS / 1000,
      });
      return reply.redirect('/setup', 303);
    }
    if (taken.problem === 'closed') return page(reply, closedPage(texts), 404);
    services.log.warn({ problem: taken.problem }, 'a wrong code for the setup');
    const another = await renewSetupCode(db, services.now());
    if (another) tellCode(another);
    const says =
      taken.problem === 'wrong'
        ? texts('backoffice.setup')('codeWrong', { left: taken.left })
        : texts('backoffice.setup')('codeOver');
    return page(reply, codePage(texts, says), 403);
  }

  interface Filling {
    draft: SetupDraft;
    all: readonly StepName[];
    shown: StepName;
    words: Words;
  }

  async function fill(request: FastifyRequest, reply: FastifyReply, { draft, all, shown, words }: Filling) {
    const texts = textsIn(request.formats);
    const locale = languageOf(request.formats);
    const tools = { services, providers, texts, locale, address, caller: request.ip };
    const filled = await fillStep(tools, shown, words, draft);
    const changed = { ...draft, ...filled.kept };
    if (filled.kept && !(await changeDraft(db, at(request), (now) => ({ ...now, ...filled.kept }))))
      return page(reply, codePage(texts, texts('backoffice.setup')('lost')), 403);
    if (filled.wrong || filled.found || filled.stays) {
      const shownAgain = stepPage({ texts, draft: changed, all, shown, providers, words: refillable(words), filled });
      return page(reply, shownAgain, filled.wrong ? 422 : 200);
    }
    const next = all[all.indexOf(shown) + 1] ?? 'end';
    return reply.redirect(`/setup?step=${next}`, 303);
  }

  async function finish(request: FastifyRequest, reply: FastifyReply) {
    const texts = textsIn(request.formats);
    const finished = await finishSetup(services, providers, request.cookies[COOKIE]);
    if ('problem' in finished) {
      const { problem } = finished;
      if (problem === 'closed') return page(reply, closedPage(texts), 404);
      if (problem === 'lost') return page(reply, codePage(texts, texts('backoffice.setup')('lost')), 403);
      const draft = await draftOf(db, at(request));
      if (!draft || draft === 'closed') return reply.redirect('/setup', 303);
      const step = problem === 'not_filled' ? 'end' : problem;
      const all = await stepsHere();
      const filled = { wrong: { '': texts('backoffice.setup')('doesNotFit') } };
      return page(reply, stepPage({ texts, draft, all, shown: stepShown(all, draft, step), providers, filled }), 409);
    }
    app.sites.forget();
    reply.clearCookie(COOKIE, { path: '/' });
    const { protocol, port } = new URL(address);
    const login = `${protocol}//${finished.host}${port && `:${port}`}/login?next=%2Fadmin`;
    return page(reply, donePage(texts, { ...finished, login }));
  }
}

/** Whatever stands in them was meant. */
const PASSWORDS = ['password', 'repeat'];

function wordsIn(body: string): Words {
  const words: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const text = value.replaceAll('\0', '');
    words[name] = PASSWORDS.includes(name) ? text : text.trim();
  }
  return words;
}

const refillable = ({ password: _password, repeat: _repeat, code: _code, ...words }: Words): Words => words;
