import type { FastifyRequest } from 'fastify';
import type { CallFacts, ReadCall, WriteCall } from '#platform/call.ts';
import { asWork } from '#platform/db/as-work.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Access } from '#platform/http/endpoint.ts';
import type { HttpContext } from '#platform/http/http-context.ts';
import type { ControllerCall, Route } from '#platform/http/route.ts';
import type { CallMaker } from '#platform/http/serve.ts';
import { COUNTRY_COOKIE } from '#platform/http/visitor-country.ts';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import { forgetMailsTo } from '#platform/mail/transport.ts';
import type { SiteCalls } from '#platform/module.ts';
import type { Services } from '#platform/services.ts';
import { admit } from '#product/accounts/admit.ts';
import { suspendedActor } from '#product/accounts/bans/appeal-ban.ts';
import { type Actor, ROLES } from '#product/accounts/contract.ts';
import { forgetDeliveriesTo } from '#product/deliveries/deliveries.ts';
import { currentUser } from '#product/members/user/contract.ts';
import type { Site } from '#product/sites/contract.ts';
import type { Sites } from '#product/sites/sites.ts';
import { MAIL_SAMPLES } from './mail-samples.ts';
import { paymentProviders } from './payment-providers.ts';
import { receiptLookOf } from './receipt-look.ts';

/** They decide by what they see, and never by what may be old. */
const STAFF: readonly Access[] = ['staff', ...ROLES];

type Facts = CallFacts & Pick<FastifyRequest, 'site' | 'actor'>;

export function callMaker(services: Services, sites: Sites): CallMaker {
  const { db, reads } = services;
  const writing = asWork(db, 'write');
  const factsOf = ({ site, actor, locale, country, cookies }: FastifyRequest): Facts => ({
    ...outside(services),
    sites,
    site,
    actor,
    locale,
    country,
    chosenCountry: cookies[COUNTRY_COOKIE] ?? null,
  });
  const sqlFor = (request: FastifyRequest, { copy, endpoint }: Pick<Route, 'copy' | 'endpoint'>) => {
    if (copy === 'everybody' || (copy === 'visitors' && !request.actor && !request.isForPhotos))
      return reads.recent(request);
    return endpoint.writes || STAFF.includes(endpoint.access) ? db : reads.lasting(request);
  };
  // Who is suspended has no session: the password of a moment ago stands for one, where an endpoint takes them.
  const suspended = new WeakMap<FastifyRequest, Actor>();
  const asSeen = (request: FastifyRequest, { endpoint }: Pick<Route, 'endpoint'>): FastifyRequest => {
    const actor = endpoint.access === 'suspended' ? suspended.get(request) : undefined;
    if (actor) return Object.create(request, { actor: { value: actor } });
    return isUnproved(request, endpoint) ? Object.create(request, { actor: { value: null } }) : request;
  };
  return {
    read: (request, route) => ({ ...factsOf(asSeen(request, route)), sql: sqlFor(request, route) }),
    controller: (request, http, route) => {
      const sql = route.endpoint.method === 'GET' ? sqlFor(request, route) : writing;
      return controllerCall(services, { ...factsOf(asSeen(request, route)), sql }, http);
    },
    admit: async (request, { access, reads }) => {
      if (reads) await request.server.countReading(request, reads);
      const { actor, site } = request;
      if (actor || access !== 'suspended') return admit(access, actor);
      const known = await suspendedActor({ ...factsOf(request), now: services.now(), sql: db, site, http: request });
      if (known) suspended.set(request, known);
      admit(access, known);
    },
  };
}

/** Staff without the passkey or code that the site asks of them are nobody to everything but their own session. */
const isUnproved = ({ actor }: FastifyRequest, endpoint: Route['endpoint']): boolean =>
  actor?.kind === 'unproved_staff' && endpoint.access !== 'session' && endpoint !== currentUser;

export function siteCalls(services: Services, sites: Sites, site: Site): SiteCalls {
  const facts: Facts = {
    ...outside(services),
    sites,
    site,
    actor: null,
    country: null,
    chosenCountry: null,
    locale: site.settings.domain_language ?? 'en',
  };
  return {
    get read() {
      return { ...facts, now: services.now(), sql: services.db };
    },
    transaction: (work) =>
      services.db.transaction((tx) => work(writeCall(services, { ...facts, now: services.now() }, tx))),
  };
}

const outside = ({ now, config, log, storage, push, sms, keys, security, renderMail }: Services) => ({
  now: now(),
  config,
  log,
  storage,
  push,
  sms,
  keys,
  security,
  providers: paymentProviders(config),
  receiptLookOf,
  renderMail,
  mailSamples: MAIL_SAMPLES,
});

function controllerCall(services: Services, facts: Facts & ReadCall, http: HttpContext): ControllerCall {
  const { db, bus, batches } = services;
  return {
    ...facts,
    http,
    publish: (memberId, event) => bus.publish(memberId, event),
    announce: (topic, text) => bus.announce(topic, text),
    soon: (batch, item) => batches.add(batch, item),
    transaction: (work) => db.transaction((tx) => work(writeCall(services, facts, tx))),
  };
}

function writeCall(services: Services, facts: Facts, tx: Tx): WriteCall {
  const { bus, jobs, batches, orderMail } = services;
  return {
    ...facts,
    sql: tx,
    tx,
    after: (work) => tx.afterCommit(work),
    publish: (memberId, event) => tx.afterCommit(() => bus.publish(memberId, event)),
    announce: (topic, text) => tx.afterCommit(() => bus.announce(topic, text)),
    soon: (batch, item) => tx.afterCommit(() => batches.add(batch, item)),
    mail: ({ name }, { params, ...order }) =>
      orderMail(tx, { siteId: facts.site.id, ...order, template: name, params: params as Record<string, string> }),
    forgetMails: async (address) => {
      await jobs.forget(tx, MAIL_JOB, 'to', address);
      await forgetMailsTo(tx, address);
      await forgetDeliveriesTo(tx, address);
    },
    enqueue: ({ name }, data, options) => jobs.enqueue(tx, name, data, options),
  };
}
