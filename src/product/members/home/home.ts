import { LRUCache } from 'lru-cache';
import { dateOf, yearsBefore } from '#platform/calendar.ts';
import type { ReadCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { selectedCountry } from '#product/sites/settings.ts';
import { cardsIn } from '../cards-of.ts';
import type { MemberCard } from '../contract.ts';
import { GENDER_BIT } from '../policy.ts';
import { TOTAL_CAP } from '../search/contract.ts';
import { visitorsMaySearch } from '../search/search.ts';
import { type HomeReply, type HomeWords, LEAST_COUNTED } from './contract.ts';
import { fittingFor, MAX_PEOPLE, nicheWords, shownPeople } from './policy.ts';
import { homeCounts, homePeople } from './queries.ts';

const text = serverText('members.home');

/** Read before the three are chosen: enough for women and men in turn. */
const MAX_FOUND = 12;
/** Milliseconds that a count is kept: nobody can tell how many there were a minute ago. */
const COUNTS_TTL_MS = 60_000;
const MAX_CACHED_COUNTS = 2_000;

export async function homeOf(call: ControllerCall): Promise<HomeReply> {
  const scene = call.site.settings.home_scene;
  const texts = homeWords(call);
  if (!visitorsMaySearch(call)) return { scene, texts, people: [], members: null, search: false };
  const visitor = { ...call, actor: null };
  const country = selectedCountry(call);
  const [people, members] = await Promise.all([peopleOf(visitor, country), membersOf(visitor, country)]);
  return { scene, texts, people, members, search: true };
}

function homeWords({ site: { settings }, locale }: Pick<ReadCall, 'site' | 'locale'>): HomeWords {
  const t = text(formatLocaleOf(locale, settings.country));
  const niche = nicheWords(settings);
  const own = settings.home_texts[locale] ?? {};
  const step = (key: 'show' | 'find' | 'write') => ({
    title: t(`steps.${key}.title`),
    text: t(`steps.${key}.text`),
  });
  return {
    headline: own.headline ?? t(`niche.${niche}.headline`),
    subline: own.subline ?? t(`niche.${niche}.subline`, { name: settings.name }),
    search: own.search ?? t('search', { niche }),
    members_few: own.members_few ?? t('few'),
    how_title: own.how_title ?? t('how'),
    steps: own.steps ?? [step('show'), step('find'), step('write')],
    safety: own.safety ?? t('safety'),
    near_title: own.near_title ?? t('near'),
  };
}

async function peopleOf(call: ReadCall, country: string): Promise<MemberCard[]> {
  const { sql, site, now } = call;
  const fitting = fittingFor(site.settings);
  if (!fitting) return [];
  const named = site.settings.home_people;
  const asked = {
    viewer: null,
    pool: site.pool,
    genders: fitting.genders.reduce((bits, gender) => bits | GENDER_BIT[gender], 0),
    bornUntil: yearsBefore(dateOf(now), Math.max(fitting.min_age, site.settings.min_age)),
    bornAfter: yearsBefore(dateOf(now), fitting.max_age + 1),
    bodies: fitting.bodies,
    interests: fitting.interests,
    named,
    most: MAX_FOUND,
  };
  const found = cardsIn(call, await homePeople(sql, { ...asked, countries: [country] }));
  const leads = nicheWords(site.settings) === 'bbw' ? 'female' : null;
  const people = shownPeople(found, named, leads);
  if (people.length === MAX_PEOPLE) return people;
  const others = site.settings.countries.filter((code) => code !== country);
  const further = cardsIn(call, await homePeople(sql, { ...asked, countries: others }));
  return shownPeople([...found, ...further], named, leads);
}

type Counts = { real: number; fictional: number };
const kept = new WeakMap<Sql, LRUCache<string, Promise<Counts>>>();

async function membersOf({ sql, site, now }: ReadCall, country: string): Promise<HomeReply['members']> {
  const known = kept.get(sql) ?? new LRUCache<string, Promise<Counts>>({ max: MAX_CACHED_COUNTS });
  kept.set(sql, known);
  const asked = { pool: site.pool, country, bornUntil: yearsBefore(dateOf(now), site.settings.min_age) };
  const key = JSON.stringify([Math.floor(now.getTime() / COUNTS_TTL_MS), asked]);
  const counting = known.get(key) ?? countOf(sql, asked);
  known.set(key, counting);
  counting.catch(() => known.delete(key));
  const { real, fictional } = await counting;
  if (real < LEAST_COUNTED) return null;
  return {
    country,
    real: Math.min(real, TOTAL_CAP),
    fictional: Math.min(fictional, TOTAL_CAP),
    capped: real > TOTAL_CAP,
  };
}

async function countOf(sql: Sql, asked: { pool: number; country: string; bornUntil: string }): Promise<Counts> {
  return (await homeCounts.one(sql, { ...asked, most: TOTAL_CAP + 1 })) ?? { real: 0, fictional: 0 };
}
