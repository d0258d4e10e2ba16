import { type Ask, load } from '../load.ts';
import { cookieOf } from '../people.ts';
import { pgbench, type Script, scriptOf } from '../pgbench.ts';
import type { Statement } from '../recorder.ts';
import { type Comparison, median, type Sample, takeTurns } from '../rounds.ts';
import type { Stage } from '../stage.ts';

/** Connections to the product, and those of pgbench, about as many as the product itself has to PostgreSQL. */
export const CONNECTIONS = 32;
export const SQL_CONNECTIONS = 16;
/** Seconds before the first turn, for what is loaded and compiled at the first requests. */
export const WARM_SECONDS = 2;

export interface Asked {
  asks: Ask[];
  scripts: Script[];
}

/** @param pathOf the address that a member asks. */
export async function asMembers(stage: Stage, ids: number[], pathOf: (id: number) => string): Promise<Asked> {
  const asks = ids.map((id) => ({ path: pathOf(id), headers: { cookie: cookieOf(id) } }));
  const scripts: Script[] = [];
  for (const ask of asks)
    scripts.push(scriptOf((await stage.recorder.statementsOf(ask.path, ask.headers.cookie)).again));
  return { asks, scripts };
}

/** The product's answers against pgbench sending the same statements with the same values for the same members. */
export async function compareSql(stage: Stage, { asks, scripts }: Asked): Promise<Comparison> {
  await askAll(stage, asks, WARM_SECONDS, CONNECTIONS);
  return takeTurns(
    stage.rounds,
    () => sqlAlone(stage, scripts, SQL_CONNECTIONS),
    () => askAll(stage, asks, stage.seconds, CONNECTIONS),
  );
}

export const sqlAlone = (stage: Stage, scripts: readonly Script[], connections: number): Promise<Sample> =>
  stage.costed([], (begin) =>
    pgbench({ program: stage.tools.pgbench, url: stage.url, seconds: stage.seconds, connections, begin }, scripts),
  );

/**
 * Asks both processes of the product, or only the first for one connection.
 * @throws when an answer looks other than it must.
 */
export async function askAll(stage: Stage, asks: Ask[], seconds: number, connections: number): Promise<Sample> {
  const products = connections > 1 ? stage.products : stage.products.slice(0, 1);
  return stage.costed(
    products.map((product) => product.pid),
    () =>
      load({ program: stage.tools.wrk, ports: products.map((product) => product.port), seconds, connections }, asks),
  );
}

const ASKED = 25;

/** Milliseconds that the database takes for each statement, in the middle of some runs. */
export async function timesOf(stage: Stage, statements: readonly Statement[]): Promise<number[]> {
  const times: number[] = [];
  for (const { text, values } of statements) {
    const runs: number[] = [];
    for (let turn = 0; turn < ASKED; turn += 1) {
      const { rows } = await stage.pool.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
        `explain (analyze, timing off, format json) ${text}`,
        [...values],
      );
      runs.push(rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0);
    }
    times.push(median(runs));
  }
  return times;
}
