import { type AskerTold, nodeLoad } from '../node-load.ts';
import { cookieOf } from '../people.ts';
import type { Sample } from '../rounds.ts';
import type { Product } from '../servers.ts';
import type { Stage } from '../stage.ts';

/** Members who poll at a time: a few, so that what they wait for is what else is done, and not each other. */
const POLLING = 4;

export function poll(stage: Stage, product: Product): Promise<Sample> {
  const asks = stage.people.viewers.map((id) => ({ path: '/api/user.php', headers: { cookie: cookieOf(id) } }));
  return stage.costed([product.pid], async () =>
    asSample(await nodeLoad({ port: product.port, seconds: stage.seconds, connections: POLLING, asks })),
  );
}

/** A poll that is refused is not answered. */
const asSample = ({ answers, seconds, p50, p99, errors, refused }: AskerTold) => ({
  perSecond: answers / seconds,
  answers,
  p50,
  p99,
  errors: errors + refused,
});
