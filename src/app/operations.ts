import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, register } from 'prom-client';
import { AppError, type PlatformError } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';

/** Health, readiness and metrics, for those who run the service. */
export function operationsRoutes(app: App, { db, bus, config }: Services): void {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [database, messages] = await Promise.all([
      db.query({ text: 'select 1' }).then(
        () => true,
        () => false,
      ),
      bus.ready().catch(() => false),
    ]);
    return reply.code(database && messages ? 200 : 503).send({ database, bus: messages });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const loopback =
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
      !request.headers['x-forwarded-for'];
    if (!loopback && !hasToken(request.headers.authorization, config.metricsToken))
      throw new AppError<PlatformError>('forbidden', 403);
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function hasToken(header: string | undefined, token: string | null): boolean {
  if (!token || !header) return false;
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
