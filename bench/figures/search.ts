import { medianOf, type Sample } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { type Figure, ms, type Row, ratioRow, timeRow } from './figure.ts';
import { askAll, asMembers, compareSql, sqlAlone } from './same-sql.ts';

const PAGE = '/api/members.php';
/** Page 50, the last whose members are counted one by one. */
const DEEP = `${PAGE}?page=50`;

/** A page of the members who suit the viewer: cards, the capped count, and how many are online. */
export const search: Figure = async (stage) => {
  const asked = await asMembers(stage, stage.people.viewers, () => PAGE);
  const busy = ratioRow('Search, page 1', await compareSql(stage, asked), 0.4);
  return [busy, ...(await oneAtATime(stage))];
};

/** Times of one caller, in the country with the most members. */
async function oneAtATime(stage: Stage): Promise<Row[]> {
  const near = await asMembers(stage, stage.people.deep, () => PAGE);
  const far = await asMembers(stage, stage.people.deep, () => DEEP);
  const counting = near.scripts.map(({ text, variables }) => ({ text: countOf(text), variables }));
  const kinds = {
    sqlNear: () => sqlAlone(stage, near.scripts.slice(0, 1), 1),
    sqlFar: () => sqlAlone(stage, far.scripts.slice(0, 1), 1),
    sqlCount: () => sqlAlone(stage, counting.slice(0, 1), 1),
    near: () => askAll(stage, near.asks, stage.seconds, 1),
    far: () => askAll(stage, far.asks, stage.seconds, 1),
  };
  const told = await inTurns(stage.rounds, kinds);
  const count = timeRow('Capped count alone, SQL, of page 1', told.sqlNear, told.sqlCount, null);
  return [
    timeRow('Search, page 50 after page 1, SQL', told.sqlNear, told.sqlFar, 2),
    timeRow('Search, page 50 after page 1, API', told.near, told.far, 2),
    {
      ...count,
      facts: { 'Search by one caller, API, p50 in ms': told.near.p50 ?? 0, 'Search, SQL, ms': told.sqlNear.p50 ?? 0 },
      ours: `${ms(told.sqlCount.p50 ?? 0)} ms`,
    },
  ];
}

/** The part of a script's statement that counts: what else is prepared there is not read. */
function countOf(text: string): string {
  const end = text.indexOf('\n  select total,');
  if (end < 0) throw new Error('Search counts nothing any more.');
  return `${text.slice(0, end)} select * from counted;\n`;
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
