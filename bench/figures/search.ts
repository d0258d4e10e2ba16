import { TRAITS, traitValues } from '#product/members/contract.ts';
import { searchCounts } from '#product/members/search/queries.ts';
import { type Script, scriptOf } from '../pgbench.ts';
import { openRecorder } from '../recorder.ts';
import { medianOf, type Sample } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { type Figure, ms, type Row, ratioRow, timeRow } from './figure.ts';
import { type Asked, askAll, asMembers, compareSql, sqlAlone } from './same-sql.ts';

const PAGE = '/api/members.php';
const DEEP = `${PAGE}?page=50`;
const allButLast = (values: readonly string[]) => values.slice(0, -1).join(',');
/** All filters of a search at once, each so wide that some are found. @param region of the country that is searched. */
export const allFilters = (region: string): string =>
  new URLSearchParams({
    gender: 'female',
    country: region.slice(0, 2),
    countryregion: region,
    min_age: '25',
    max_age: '60',
    real_only: 'true',
    ...Object.fromEntries(TRAITS.map((trait) => [trait, allButLast(traitValues(trait))])),
    languages: 'da,de,en,es,fi,fr,it,nb,nl,pl,sv',
    interests: 'art,beach,coffee,cooking,hiking,movies,music,reading,travelling,wine',
  }).toString();
const REGIONS = `
  select v.member_id as id, (select r.region from member_search r where r.pool = v.pool and r.country = v.country
                                and r.visible and r.region is not null order by r.last_active desc limit 1) as region
    from member_search v where v.member_id = any($1)`;

const OTHERS = [
  ['Search, newest first', `${PAGE}?sort=new`, 0.4],
  ['Search, ages and real members only', `${PAGE}?min_age=30&max_age=45&real_only=true`, 0.4],
  ['Near me', `${PAGE}?sort=near`, 0.25],
  ['Near me, within 25 km', `${PAGE}?sort=near&within=25`, 0.25],
  ['Within 25 km, lately active', `${PAGE}?within=25`, 0.25],
] as const;
const FILTERED = [
  ['Search, all filters at once', 'active', 0.4],
  ['Search, all filters at once, newest first', 'new', 0.4],
  ['Near me, all filters at once', 'near', 0.25],
] as const;

/** A page of the members who suit the viewer, with the counts that a process keeps for a minute. */
export const search: Figure = async (stage) => {
  const asked = await asMembers(stage, stage.people.viewers, () => PAGE);
  const busy = ratioRow('Search, page 1', await compareSql(stage, asked), 0.4);
  const others: Row[] = [];
  for (const [figure, path, target] of OTHERS) {
    const compared = await compareSql(stage, await asMembers(stage, stage.people.viewers, () => path));
    others.push(ratioRow(figure, compared, target));
  }
  const { rows } = await stage.pool.query<{ id: number; region: string | null }>(REGIONS, [stage.people.viewers]);
  const filters = new Map(rows.map(({ id, region }) => [id, allFilters(region ?? 'NL-GE')]));
  for (const [figure, sort, target] of FILTERED) {
    const asked = await asMembers(stage, stage.people.viewers, (id) => `${PAGE}?${filters.get(id)}&sort=${sort}`);
    others.push(ratioRow(figure, await compareSql(stage, asked), target));
  }
  return [busy, ...others, ...(await oneAtATime(stage))];
};

async function oneAtATime(stage: Stage): Promise<Row[]> {
  const near = await asMembers(stage, stage.people.deep, () => PAGE);
  const far = await asMembers(stage, stage.people.deep, () => DEEP);
  const nearest = await asMembers(stage, stage.people.deep, () => `${PAGE}?sort=near`);
  const farthest = await asMembers(stage, stage.people.deep, () => `${DEEP}&sort=near`);
  const counting = await countOf(stage, near);
  const kinds = {
    sqlNear: () => sqlAlone(stage, near.scripts.slice(0, 1), 1),
    sqlFar: () => sqlAlone(stage, far.scripts.slice(0, 1), 1),
    sqlNearest: () => sqlAlone(stage, nearest.scripts.slice(0, 1), 1),
    sqlFarthest: () => sqlAlone(stage, farthest.scripts.slice(0, 1), 1),
    sqlCount: () => sqlAlone(stage, [counting], 1),
    near: () => askAll(stage, near.asks, stage.seconds, 1),
    far: () => askAll(stage, far.asks, stage.seconds, 1),
  };
  const told = await inTurns(stage.rounds, kinds);
  const count = timeRow('Capped count alone, SQL, of page 1', told.sqlNear, told.sqlCount, null);
  return [
    timeRow('Search, page 50 after page 1, SQL', told.sqlNear, told.sqlFar, 2),
    timeRow('Search, page 50 after page 1, API', told.near, told.far, 2),
    timeRow('Near me, page 50 after page 1, SQL', told.sqlNearest, told.sqlFarthest, 2),
    {
      ...count,
      facts: { 'Search by one caller, API, p50 in ms': told.near.p50 ?? 0, 'Search, SQL, ms': told.sqlNear.p50 ?? 0 },
      ours: `${ms(told.sqlCount.p50 ?? 0)} ms`,
    },
  ];
}

/** What a process sends for the first search of a minute only: later ones are told the counts that it keeps. */
async function countOf(stage: Stage, { asks }: Asked): Promise<Script> {
  const recorder = await openRecorder(stage.pool, stage.dataDir);
  try {
    const { first } = await recorder.statementsOf(PAGE, asks[0]?.headers?.cookie ?? '');
    const counts = first.find(({ text }) => text === searchCounts.text);
    if (!counts) throw new Error('Search counts nothing any more.');
    return scriptOf([counts]);
  } finally {
    await recorder.close();
  }
}

async function inTurns<K extends string>(
  rounds: number,
  kinds: Record<K, () => Promise<Sample>>,
): Promise<Record<K, Sample>> {
  const told = new Map<string, Sample[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of Object.entries<() => Promise<Sample>>(kinds))
      told.set(name, [...(told.get(name) ?? []), await run()]);
  const entries = [...told].map(([name, samples]) => [name, medianOf(samples)]);
  return Object.fromEntries(entries);
}
