import { join } from 'node:path';
import { type Ask, load } from '../load.ts';
import { cookieOf } from '../people.ts';
import { medianOf, type Sample, takeTurns } from '../rounds.ts';
import { startBare } from '../servers.ts';
import { count, type Figure, ms, type Row, ratioRow } from './figure.ts';

/** Milliseconds of CPU that a rendered list may take in the Node process. */
const MAX_RENDER_CPU_MS = 1.5;
const CONNECTIONS = 32;
const FEW = 8;

/** The member list as a page: rendered for each, and for visitors out of the cache of seconds. */
export const pages: Figure = async (stage) => {
  const product = await stage.start();
  const bare = await startBare(join(stage.folder, 'bare.log'));
  const ask = (port: number, pid: number, asks: Ask[], seconds: number, connections: number): Promise<Sample> =>
    stage.costed([pid], () => load({ program: stage.tools.wrk, ports: [port], seconds, connections }, asks));
  const page = (asks: Ask[], connections: number, seconds = stage.seconds) =>
    ask(product.port, product.pid, asks, seconds, connections);
  try {
    const members = stage.people.viewers.map((id) => ({ path: '/members', headers: { cookie: cookieOf(id) } }));
    await page(members, FEW, 3);
    const rows: Row[] = [];
    for (const [figure, asks] of [
      ['List page, logged in', members],
      ['List page, visitor, ever other filters', otherFilters()],
    ] as const) {
      const samples: Sample[] = [];
      for (let round = 0; round < stage.rounds; round += 1) samples.push(await page(asks, FEW));
      rows.push(renderingRow(figure, medianOf(samples)));
    }
    const visitor = [{ path: '/members' }];
    await page(visitor, CONNECTIONS, 1);
    const compared = await takeTurns(
      stage.rounds,
      () => ask(bare.port, bare.pid, [{ path: '/' }], stage.seconds, CONNECTIONS),
      () => page(visitor, CONNECTIONS),
    );
    return [...rows, ratioRow('List page, visitor, the same address', compared, 0.2)];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
};

function renderingRow(figure: string, sample: Sample): Row {
  return {
    figure,
    limit: '',
    ours: `${count(sample.perSecond)}/s, p50 ${ms(sample.p50 ?? 0)}, p99 ${ms(sample.p99 ?? 0)} ms`,
    result: `${ms(sample.nodeCpu)} ms of CPU`,
    target: `≤ ${MAX_RENDER_CPU_MS} ms`,
    met: sample.nodeCpu <= MAX_RENDER_CPU_MS,
    cpu: `Node ${ms(sample.nodeCpu)}, PostgreSQL ${ms(sample.databaseCpu)} ms`,
    ...(sample.errors ? { broken: `${figure}: ${sample.errors} answers were no success.` } : {}),
  };
}

/** So many addresses that none comes twice while a cache of seconds would still know it. */
export function otherFilters(): Ask[] {
  const asks: Ask[] = [];
  for (let page = 1; page <= 3; page += 1)
    for (let youngest = 18; youngest <= 57; youngest += 1)
      for (let oldest = 60; oldest <= 98; oldest += 1)
        asks.push({ path: `/members?min_age=${youngest}&max_age=${oldest}${page > 1 ? `&page=${page}` : ''}` });
  return asks;
}
