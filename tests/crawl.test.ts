import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { SOURCE, VARIANTS } from '#product/media/contract.ts';
import { PAGE_LIST } from '../src/pages/page-names.ts';
import { CLEAR_SIZES, crawlWorld, LABEL, SITE_FIELDS } from './crawl-world.ts';
import { calls, freshAddress, type Schema } from './endpoints.ts';
import { queriesOf } from './queries-of.ts';
import { servePagesOf } from './rendered-pages.ts';

const { kindling, owners, readers, shots, secrets, people, conversations } = await crawlWorld();
const page = await servePagesOf(kindling);
type Reader = keyof typeof readers;
/** Photos of somebody else that a reader sees clearly, from the main one on: PRODUCT 6. */
const CLEAR: Record<Reader, number> = { visitor: 1, free: 2, premium: 25 };

/** Everything that an `id` could mean here. */
const IDS = [...new Set([...people.map(({ id }) => id), ...conversations, shots[1]?.id, shots[25]?.id, 1, 2])].map(
  String,
);

const reading = calls.filter(({ method, endpoint }) => method === 'GET' && endpoint.type === undefined);
/** Those that change something, such as the log-out, would end what the others read with. */
const harmless = reading.filter(({ endpoint }) => !endpoint.writes);

const files = readdirSync(join(import.meta.dirname, '../src/pages')).filter((file) => /^[^-_].*\.tsx$/.test(file));
const exists = (path: string) =>
  files.includes(`${path.slice(1).replaceAll('/', '.') || 'index'}.tsx`) ||
  STANDARD_PAGES.some((page) => path === `/pages/${page}`);
const pages = PAGE_LIST.filter(({ path }) => exists(path) || exists(`${path}/index`.replace('//', '/')));

/** The addresses of a page, its open places filled with all that is tried for them. */
function addressesOf(path: string): string[] {
  const place = /\{?-?\$(\w+)\}?/.exec(path);
  if (!place) return [path];
  const [whole, name = ''] = place;
  const tries = whole.startsWith('{') ? [''] : name === 'type' ? ['received', 'sent', 'matches'] : IDS;
  return tries.flatMap((value) => addressesOf(path.replace(whole, value).replace(/\/$/, '')));
}

interface Answer {
  at: string;
  body: string;
}

async function crawl(reader: Reader): Promise<Answer[]> {
  const cookie = readers[reader]?.cookie;
  const headers = cookie ? { cookie } : {};
  const answers: Answer[] = [];
  for (const call of harmless)
    for (const query of queriesOf(call.query, IDS)) {
      const url = call.path + query;
      const reply = await kindling.app.inject({ url, headers, remoteAddress: freshAddress() });
      expect(reply.statusCode, url).toBeLessThan(500);
      answers.push({ at: url, body: reply.body + (reply.headers.location ?? '') });
    }
  for (const { path } of pages)
    for (const url of addressesOf(path)) {
      const { status, html, location = '' } = await page(url, headers);
      expect(status, url).toBeLessThan(500);
      answers.push({ at: url, body: html + location });
    }
  return answers;
}

const STATE = /<script id="state" type="application\/json">(.*?)<\/script>/s;
type Fields = Record<string, unknown>;

/** Every object in what an answer holds as data: all of a call's, and what a page hands to the browser. */
function objectsIn({ body }: Answer): Fields[] {
  const text = body.startsWith('{') ? body : (STATE.exec(body)?.[1] ?? '{}');
  const found: Fields[] = [];
  JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) found.push(value as Fields);
    return value;
  });
  return found;
}

/** Somebody shown: the name with the age after it. */
const NAMED = new RegExp(`>${owners.made.name}(<!-- -->)?, (<!-- -->)?\\d`);
const ADDRESS = /\/media\/(\d+)\/(\w+)\.webp(?:\?v=[\w-]+)?/g;
const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const seen = Object.fromEntries(
  await Promise.all((Object.keys(readers) as Reader[]).map(async (reader) => [reader, await crawl(reader)] as const)),
) as Record<Reader, Answer[]>;

/** The milliseconds of a moment may be digits of a coordinate. */
const withoutMoments = (body: string) => body.replaceAll(/\d\d:\d\d:\d\d\.\d{3}/g, '');

/** Nothing tells an address, a day of birth, exact coordinates, a note that is kept, a password or others’ messages. */
function expectNoSecrets(answers: readonly Answer[]): void {
  const told = answers.flatMap(({ at, body }) => {
    const shown = withoutMoments(body);
    return secrets.filter(({ text }) => shown.includes(text)).map(({ owner, text }) => `${text} of ${owner} at ${at}`);
  });
  expect(told).toEqual([]);
}

const SITE_REASONS: readonly unknown[] = SITE_FIELDS;

/** No member has a date of birth, or what the site keeps of its members. @returns how many members there were. */
function expectFactsKept(answers: readonly Answer[], self: number | undefined): number {
  let members = 0;
  for (const answer of answers)
    for (const thing of objectsIn(answer)) {
      if (typeof thing.id !== 'number' || thing.name === undefined || thing.id === self) continue;
      members += 1;
      const told = ['date_of_birth', 'latitude', 'longitude', 'email', ...SITE_FIELDS].filter((field) => {
        const value = thing[field];
        return Array.isArray(value) ? value.length > 0 : (value ?? null) !== null;
      });
      // Why somebody is suggested says nothing of it either.
      if (Array.isArray(thing.reasons)) told.push(...thing.reasons.filter((reason) => SITE_REASONS.includes(reason)));
      expect(told, `${thing.name} at ${answer.at}`).toEqual([]);
    }
  return members;
}

/** No fictional profile is without its label. @returns how many cards of one there were. */
function expectLabelled(answers: readonly Answer[]): number {
  const { name } = owners.made;
  let cards = 0;
  for (const answer of answers) {
    for (const thing of objectsIn(answer)) {
      if (thing.name !== name || thing.age === undefined) continue;
      cards += 1;
      expect(thing, answer.at).toMatchObject({ fictional: true });
    }
    if (answer.body.startsWith('{')) continue;
    // Who stands in a list stands there with the label, and so does who is alone on a page. The footer always names it.
    const html = answer.body.replace(/<script.*?<\/script>|<footer.*?<\/footer>/gs, '');
    for (const part of html.split(/(?=<li[ >])/))
      if (NAMED.test(part))
        expect([answer.at, (part.startsWith('<li') ? part : html).includes(`>${LABEL}<`)]).toEqual([answer.at, true]);
  }
  return cards;
}

/** No answer has a clear address of a photo that is locked, or any of one that is not shown. */
function expectLocked(answers: readonly Answer[], reader: Reader): void {
  for (const { at, body } of answers)
    for (const [address, id, variant] of body.matchAll(ADDRESS)) {
      const shot = shots.find((one) => one.id === Number(id));
      expect(shot?.rank ?? null, `${address} at ${at}`).not.toBeNull();
      if ((shot?.rank ?? 0) >= CLEAR[reader]) expect(variant, `${address} at ${at}`).toBe('blur');
    }
}

test('the crawl reaches members, conversations, likes and suggestions', () => {
  expect(harmless.length).toBeGreaterThan(15);
  expect(pages.length).toBeGreaterThan(20);
  for (const reader of ['free', 'premium'] as const)
    for (const at of [`/members/${owners.marit.id}`, '/likes', `/api/chat.php?profile_id=${owners.made.id}`])
      expect(seen[reader].find((answer) => answer.at === at)?.body, at).toMatch(/Marit|Kazimiera/);
  for (const reader of ['free', 'premium'] as const)
    expect(seen[reader].find(({ at }) => at.startsWith('/api/suggestions.php'))?.body).toContain('Sander');
});

describe.each(Object.keys(readers) as Reader[])('to a reader who is %s', (reader) => {
  const self = readers[reader]?.id;

  test('nothing tells an address, a day of birth, exact coordinates, a note that is kept, a password or others’ messages', () => {
    expectNoSecrets(seen[reader]);
  });

  test('no member has a date of birth, or what the site keeps of its members', () => {
    expect(expectFactsKept(seen[reader], self)).toBeGreaterThan(10);
  });

  test('no fictional profile is without its label', () => {
    expect(expectLabelled(seen[reader])).toBeGreaterThan(0);
  });

  test('no answer has a clear address of a photo that is locked, or any of one that is not shown', () => {
    expectLocked(seen[reader], reader);
  });

  test('no address, guessed or another reader’s own, gives pixels that the reader may not see', async () => {
    const guessed = shots.flatMap(({ id }) => [...VARIANTS, SOURCE].map((variant) => `/media/${id}/${variant}.webp`));
    const others = Object.values(seen)
      .flat()
      .flatMap(({ body }) => [...body.matchAll(ADDRESS)].map(([address]) => address));
    const cookie = readers[reader]?.cookie;
    for (const url of new Set([...guessed, ...others])) {
      const reply = await kindling.app.inject({ url, ...(cookie && { headers: { cookie } }) });
      const [, id, variant] = [...url.matchAll(ADDRESS)][0] ?? [];
      const rank = shots.find((one) => one.id === Number(id))?.rank ?? null;
      const blurred = variant === 'blur';
      const visible = rank !== null && variant !== SOURCE && (blurred || rank < CLEAR[reader]);
      expect([url, reply.statusCode]).toEqual([url, visible ? 200 : 404]);
      if (!visible) expect(reply.headers['content-type'], url).toContain('application/json');
      else if (blurred) expect(clear.has(nameOf(reply.rawPayload)), url).toBe(false);
      if (visible) expect(reply.headers['x-robots-tag'], url).toBe('noindex');
    }
  });
});

/** The bytes of every clear size, as its owner gets them. */
const clear = new Set<string>();
for (const { id, owner } of shots)
  for (const variant of CLEAR_SIZES) {
    const { cookie } = owners[owner as keyof typeof owners];
    const reply = await kindling.app.inject({ url: `/media/${id}/${variant}.webp`, headers: { cookie } });
    clear.add(nameOf(reply.rawPayload));
  }

/** Calls that would end what the reader acts with. */
const ENDS: readonly string[] = ['/api/sessions.php'];
const writing = calls.filter(
  ({ method, path, endpoint }) => method !== 'GET' && endpoint.reply && !ENDS.includes(path),
);

/** Bodies of a call: the least that it takes, and with each number that could mean a member, a conversation or a photo. */
function bodiesOf({ properties = {}, required = [] }: Schema = {}): object[] {
  const least = Object.fromEntries(required.map((name) => [name, wordOf(properties[name])]));
  const ids = Object.keys(properties).filter((name) => /(^|_)id$/.test(name));
  return [least, ...ids.flatMap((name) => IDS.map((id) => ({ ...least, [name]: Number(id) })))];
}

function wordOf({ enum: [first] = [], anyOf: [one] = [], type, properties, required }: Schema = {}): unknown {
  const types = [type].flat();
  if (first !== undefined) return first;
  if (one) return wordOf(one);
  if (types.includes('object'))
    return bodiesOf({ ...(properties && { properties }), ...(required && { required }) })[0];
  if (types.includes('boolean')) return false;
  if (types.includes('integer') || types.includes('number')) return 1;
  return types.includes('array') ? [] : randomUUID();
}

// They come last: what is read above was read before anybody wrote, reported or blocked.
describe.each(Object.keys(readers) as Reader[])('what is answered to a write of a reader who is %s', (reader) => {
  test('tells and shows no more than what is read', { timeout: 60_000 }, async () => {
    const who = readers[reader];
    const answers: Answer[] = [];
    let done = 0;
    for (const { method, path, body, query } of writing)
      for (const payload of bodiesOf(body))
        for (const words of query ? queriesOf(query, IDS) : ['']) {
          const url = path + words;
          const headers = { ...(who && { cookie: who.cookie }), 'content-type': 'application/json' };
          const sent = { method, url, headers, payload: JSON.stringify(payload), remoteAddress: freshAddress() };
          const reply = await kindling.app.inject(sent);
          expect(reply.statusCode, `${method} ${url} ${sent.payload}`).toBeLessThan(500);
          if (reply.statusCode < 300) done += 1;
          answers.push({ at: `${method} ${url} ${sent.payload}`, body: reply.body });
        }
    expect(done).toBeGreaterThan(who ? 40 : 0);
    expectNoSecrets(answers);
    expectFactsKept(answers, who?.id);
    expectLabelled(answers);
    expectLocked(answers, reader);
  });
});
