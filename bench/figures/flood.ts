import { load } from '../load.ts';
import { cookieOf } from '../people.ts';
import { takeTurns } from '../rounds.ts';
import { type Figure, ms } from './figure.ts';
import { otherFilters } from './pages.ts';

/** Pages that one caller asks for at a time, and how many times a poll may take meanwhile. */
const FLOOD = 40;
const MOST = 3;
/** Members who poll at a time: a few, so that what they wait for is the flood and not each other. */
const POLLING = 4;

/**
 * A member's poll while one caller asks for 40 pages at a time, against the same poll alone. The caller is on this machine,
 * whom no budget of an hour stops: what is left is the line of pages.
 */
export const flood: Figure = async (stage) => {
  const product = await stage.start();
  const { wrk: program } = stage.tools;
  const polls = stage.people.viewers.map((id) => ({ path: '/api/user.php', headers: { cookie: cookieOf(id) } }));
  const poll = () =>
    stage.costed([product.pid], () =>
      load({ program, ports: [product.port], seconds: stage.seconds, connections: POLLING }, polls),
    );
  const flooded = async () => {
    const run = { program, ports: [product.port], seconds: stage.seconds + 2, connections: FLOOD };
    const flooding = load(run, otherFilters());
    const sample = await poll();
    await flooding;
    return sample;
  };
  try {
    await poll();
    const { limit, ours } = await takeTurns(stage.rounds, poll, flooded);
    const times = (ours.p99 ?? Number.NaN) / (limit.p99 ?? Number.NaN);
    return [
      {
        figure: 'Poll while one caller floods pages',
        limit: `p50 ${ms(limit.p50 ?? 0)}, p99 ${ms(limit.p99 ?? 0)} ms`,
        ours: `p50 ${ms(ours.p50 ?? 0)}, p99 ${ms(ours.p99 ?? 0)} ms`,
        result: `${times.toFixed(2)} times`,
        target: `≤ ${MOST} times`,
        met: times <= MOST,
        cpu: '',
        ...(ours.errors ? { broken: `${ours.errors} polls were not answered while pages were flooded.` } : {}),
      },
    ];
  } finally {
    await product.stop();
  }
};
