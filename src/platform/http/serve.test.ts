import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { formatLocaleOf } from '../i18n/format-locale.ts';
import type { App } from './app.ts';
import { endpoint } from './endpoint.ts';
import { errorHandler } from './errors.ts';
import { read } from './route.ts';
import { type CallMaker, serveRoutes } from './serve.ts';

const open = endpoint({
  method: 'GET',
  path: '/api/door.php',
  summary: 'Opens the door',
  access: 'anyone',
  errors: { premium_only: 409 },
});

/** A server of one endpoint that refuses by what is thrown. */
async function refusing(error: Error) {
  const app = Fastify() as unknown as App;
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(
    errorHandler(
      (_locale, code) => code,
      () => formatLocaleOf('en', null),
    ),
  );
  const handler = (): undefined => {
    throw error;
  };
  const calls = { read: () => ({}), admit: () => undefined } as unknown as CallMaker;
  serveRoutes(app, [read(open, handler)], calls);
  register.resetMetrics();
  const reply = await app.inject('/api/door.php');
  const counted = await register.getSingleMetric('undeclared_refusals_total')?.get();
  const undeclared = counted?.values.map(({ labels }) => labels.refusal);
  register.resetMetrics();
  return [reply.statusCode, undeclared];
}

test('a refusal that an endpoint declares, or that any endpoint may answer, is not noted', async () => {
  expect(await refusing(new AppError('premium_only', 409))).toEqual([409, []]);
  expect(await refusing(new AppError('not_found', 404))).toEqual([404, []]);
  expect(await refusing(new Error('broken'))).toEqual([500, []]);
});

test('a refusal by a code or status that an endpoint does not declare is noted, and answered all the same', async () => {
  expect(await refusing(new AppError('package_not_found', 404))).toEqual([
    404,
    ['GET /api/door.php 404 package_not_found'],
  ]);
  expect(await refusing(new AppError('premium_only', 403))).toEqual([403, ['GET /api/door.php 403 premium_only']]);
});
