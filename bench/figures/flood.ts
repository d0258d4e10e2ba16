import { nodeLoad } from '../node-load.ts';
import { takeTurns } from '../rounds.ts';
import { type Figure, ms } from './figure.ts';
import { otherFilters } from './pages.ts';
import { poll } from './polling.ts';

/** Pages that one caller asks for at a time, and how many times a poll may take meanwhile. */
const FLOOD = 40;
const MAX_TIMES_SLOWER = 3;

/**
 * A member's poll while one caller asks for 40 pages at a time, against the same poll alone. The caller is on this machine,
 * whom no budget of an hour stops: what is left is the line of pages.
 */
export const flood: Figure = async (stage) => {
  const product = await stage.start();
  const pages = otherFilters();
  let rendered = 0;
  const flooded = async () => {
    const flooding = nodeLoad({ port: product.port, seconds: stage.seconds + 2, connections: FLOOD, asks: pages });
    const sample = await poll(stage, product);
    const { answers, seconds } = await flooding;
    rendered = answers / seconds;
    return sample;
  };
  try {
    await poll(stage, product);
    const { limit, ours } = await takeTurns(stage.rounds, () => poll(stage, product), flooded);
    const times = (ours.p99 ?? Number.NaN) / (limit.p99 ?? Number.NaN);
    return [
      {
        figure: 'Poll while one caller floods pages',
        limit: `p50 ${ms(limit.p50 ?? 0)}, p99 ${ms(limit.p99 ?? 0)} ms`,
        ours: `p50 ${ms(ours.p50 ?? 0)}, p99 ${ms(ours.p99 ?? 0)} ms; ${Math.round(rendered)} pages/s`,
        result: `${times.toFixed(2)} times`,
        target: `≤ ${MAX_TIMES_SLOWER} times`,
        met: times <= MAX_TIMES_SLOWER,
        cpu: '',
        ...(ours.errors ? { broken: `${ours.errors} polls were not answered while pages were flooded.` } : {}),
      },
    ];
  } finally {
    await product.stop();
  }
};
