import { join } from 'node:path';
import { type Ask, load } from '../load.ts';
import { type Sample, takeTurns } from '../rounds.ts';
import { startBare } from '../servers.ts';
import { type Figure, ratioRow } from './figure.ts';

/** Least share of a bare answer of the same bytes. */
const SHARE = 0.25;
const CONNECTIONS = 32;
const LANDER = '/landers/alonetonight';
const AS_BROWSERS_DO = { 'accept-encoding': 'br' };

/** A lander out of the cache of seconds, beside the same bytes from Fastify without anything around them. */
export const landers: Figure = async (stage) => {
  const product = await stage.start();
  try {
    const bare = await startBare(join(stage.folder, 'bare.log'), '', product.url + LANDER);
    const ask = ({ port, pid }: { port: number; pid: number }, asks: Ask[]): Promise<Sample> =>
      stage.costed([pid], () =>
        load({ program: stage.tools.wrk, ports: [port], seconds: stage.seconds, connections: CONNECTIONS }, asks),
      );
    try {
      const lander = [{ path: LANDER, headers: AS_BROWSERS_DO }];
      await ask(product, lander);
      const compared = await takeTurns(
        stage.rounds,
        () => ask(bare, [{ path: '/copy' }]),
        () => ask(product, lander),
      );
      return [ratioRow('Lander, kept', compared, SHARE)];
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
};
