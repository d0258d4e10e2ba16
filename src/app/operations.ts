import cluster from 'node:cluster';
import { timingSafeEqual } from 'node:crypto';
import { AppError, busy, type PlatformError } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { isThisMachine } from '#platform/http/this-machine.ts';
import { allMetrics, offerMetrics } from '#platform/metrics/cluster.ts';
import { collectProcessMetrics, gaugeOf } from '#platform/metrics/metrics.ts';
import { countStreams } from '#platform/realtime/sse.ts';
import type { Services } from '#platform/services.ts';
import { readinessOf } from './readiness.ts';

export function operationsRoutes(app: App, services: Services): void {
  const { config } = services;
  const readiness = readinessOf(services);
  registerGauges(services);

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const state = await readiness();
    return reply
      .code(state.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const loopback = isThisMachine(request.socket.remoteAddress) && !request.headers['x-forwarded-for'];
    // A token that is set is asked of everybody: a proxy on this machine calls from loopback for the whole world.
    const allowed = config.metricsToken ? hasToken(request.headers.authorization, config.metricsToken) : loopback;
    if (!allowed) throw new AppError<PlatformError>('forbidden', 403);
    const { type, text } = await allMetrics().catch(() => {
      throw busy();
    });
    return reply.type(type).send(text);
  });
}

function hasToken(header: string | undefined, token: string): boolean {
  if (!header) return false;
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function registerGauges({ bus, jobs }: Services): void {
  collectProcessMetrics(String(cluster.worker?.id ?? 0));
  offerMetrics();
  gaugeOf({ name: 'event_streams_open', help: 'Open event streams.', labels: [] }, () => [
    { labels: {}, value: countStreams() },
  ]);
  gaugeOf({ name: 'bus_ready', help: 'Processes whose bus reaches the others.', labels: [] }, async () => [
    { labels: {}, value: (await bus.ready().catch(() => false)) ? 1 : 0 },
  ]);
  gaugeOf(
    {
      name: 'jobs',
      help: 'Jobs by queue and state, as the queue counted them last; failed ones are kept for a week.',
      labels: ['queue', 'state'],
      together: 'max',
    },
    async () => {
      const queues = await jobs.counts();
      return queues.flatMap(({ queue, waiting, active, failed }) =>
        Object.entries({ waiting, active, failed }).map(([state, value]) => ({ labels: { queue, state }, value })),
      );
    },
  );
}
