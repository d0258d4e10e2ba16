import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { App } from './app.ts';
import { endpoint } from './endpoint.ts';
import { inProcessCalls } from './in-process-transport.ts';
import { read } from './route.ts';
import { type CallMaker, serveRoutes } from './serve.ts';

const Card = z.object({ id: z.int(), name: z.string() });
const Reply = z.object({ member: Card, members: z.array(Card) });
const listCards = endpoint({ method: 'GET', path: '/api/cards.php', summary: 'Cards', access: 'anyone', reply: Reply });
const anybody = { read: () => ({}), controller: () => ({}), admit: () => {} } as unknown as CallMaker;

const careless = () => {
  const card = { id: 1, name: 'Marit', password: 'secret' };
  return { member: card, members: [card], password: 'secret' };
};

test('fields that the contract does not know never leave, at any depth, over the network and into a page', async () => {
  const app: App = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const calls = inProcessCalls(app);
  serveRoutes(app, [read(listCards, careless)], anybody);
  app.get('/page', async (request, reply) => {
    const transport = calls.as(request, reply);
    const seen = await transport.get('/api/cards.php');
    // At once by its handler: the way through the whole server would make the page personal.
    return { seen, personal: transport.personal };
  });
  const told = { member: { id: 1, name: 'Marit' }, members: [{ id: 1, name: 'Marit' }] };
  expect((await app.inject('/api/cards.php')).json()).toEqual(told);
  expect((await app.inject('/page')).json()).toEqual({ seen: told, personal: false });
});
