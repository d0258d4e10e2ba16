import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { type Locale, localeOf } from '#platform/i18n/locales.ts';
import type { Services } from '#platform/services.ts';
import { listPages } from '#product/content/pages/list-pages.ts';
import type { ProfileView } from '#product/members/contract.ts';
import { memberCardPath } from '../../pages/-shell/social-head.ts';
import { mailColoursOf, markOf, partsOf } from '../brand.ts';
import { siteCalls } from '../calls.ts';
import { type CardText, drawCard } from './draw-card.ts';
import { LISTED_ADDRESSES } from './existing-pages.ts';

const MAX_AGE_SECONDS = 24 * 3600;
/** Seconds that a member's card is kept, by nobody who hands it on: as photos are. */
const MEMBER_MAX_AGE_SECONDS = 600;
/** Bytes of drawn cards in this process, and milliseconds after which one is drawn anew. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const CARD_TTL_MS = 3600 * 1000;
/** Of one address in a minute. */
const LIMIT = { max: 120, timeWindow: 60_000, groupId: 'cards' };

export type TitleOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  locale: Locale,
) => Promise<string | null>;

/** `/brand/card/nl/pages/faq.png`, `/brand/member/12.jpg`: nothing of an address is drawn, so nobody's words are. */
export function serveCards(app: App, services: Services, titleOf: TitleOf): void {
  const drawn = new LRUCache<string, Buffer>({
    max: 2000,
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    ttl: CARD_TTL_MS,
    perf: { now: () => services.now().getTime() },
  });
  const drawing = new Map<string, Promise<Buffer>>();
  const once = async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = drawn.get(key);
    if (known) return known;
    const under = drawing.get(key) ?? draw().finally(() => drawing.delete(key));
    drawing.set(key, under);
    const picture = await under;
    drawn.set(key, picture);
    return picture;
  };
  const options = { schema: { hide: true }, config: { rateLimit: LIMIT } };

  app.get<{ Params: { locale: string; '*': string } }>('/brand/card/:locale/*', options, async (request, reply) => {
    const { site, params } = request;
    const locale = localeOf(params.locale);
    const [, name] = /^([\w/-]{1,100})\.png$/.exec(params['*']) ?? [];
    if (!name || locale !== params.locale) throw notFound();
    const path = name === 'index' ? '/' : `/${name}`;
    const picture = await once(keyOf(request, locale, path), async () => {
      if (!LISTED_ADDRESSES.includes(path)) {
        const written = await listPages(siteCalls(services, app.sites, site).read);
        if (!written.some((page) => page.path === path)) throw notFound();
      }
      const headline = await titleOf(request, reply, path, locale);
      if (headline === null) throw notFound();
      return cardFor(request, headline);
    });
    return reply.type('image/png').header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).send(picture);
  });

  app.get<{ Params: { file: string } }>('/brand/member/:file', options, async (request, reply) => {
    const id = /^([1-9]\d{0,14})\.jpg$/.exec(request.params.file)?.[1];
    // As a visitor sees it, whoever asks: the same rules, at this moment.
    const seen = id && (await asVisitor(app, request, `/api/member.php?id=${id}`));
    const profile: ProfileView | null = seen && seen.statusCode === 200 ? seen.json().profile : null;
    const photo = profile?.main_image;
    if (!profile?.indexable || !photo || photo.locked) throw notFound();
    const headline = `${profile.name}, ${profile.age}`;
    const picture = await once(keyOf(request, headline, memberCardPath(profile.id) + photo.filename), async () => {
      const { statusCode, rawPayload } = await asVisitor(app, request, photo.filename);
      if (statusCode !== 200) throw notFound();
      return cardFor(request, headline, rawPayload);
    });
    return reply
      .type('image/jpeg')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', `private, max-age=${MEMBER_MAX_AGE_SECONDS}`)
      .send(picture);
  });
}

/** Sites never share a picture, and one whose name or colours change gets new ones. */
const keyOf = ({ site }: FastifyRequest, ...parts: string[]): string =>
  JSON.stringify([site.id, site.host, site.settings.name, ...partsOf(site.settings), ...parts]);

async function cardFor({ site }: FastifyRequest, headline: string, photo?: Buffer): Promise<Buffer> {
  const { light } = mailColoursOf(site.settings);
  const colours = { paper: light.paper, ink: light.ink, quiet: light['ink-2'], fill: light['primary-fill'] };
  const text: CardText = { site: site.settings.name, headline, host: site.host };
  return drawCard({ ...text, colours, mark: await markOf(partsOf(site.settings), MARK_SIZE), photo });
}

const MARK_SIZE = 176;

const asVisitor = (app: App, { host, ip }: FastifyRequest, url: string) =>
  app.inject({ url, headers: { 'x-forwarded-host': host, 'x-forwarded-for': ip } });
