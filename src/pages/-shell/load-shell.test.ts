import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Endpoint, ReplyOf } from '#platform/http/endpoint.ts';
import type { Transport } from '#platform/http/transport.ts';
import { loadShell } from './load-shell.ts';
import type { RouterContext } from './router-context.ts';

async function callsFor(user: object | null): Promise<string[]> {
  const asked: string[] = [];
  const transport: Transport = {
    get: () => Promise.reject(new Error('endpoints are called')),
    call: <E extends Endpoint>(endpoint: E) => {
      asked.push(endpoint.path);
      return Promise.resolve({ user }) as Promise<unknown> as Promise<ReplyOf<E>>;
    },
  };
  const context = { queryClient: new QueryClient(), transport, texts: async () => {} };
  await loadShell(context as unknown as RouterContext, { pathname: '/', searchStr: '' });
  return asked.toSorted();
}

test('a page of a member asks for the two counts of the badges, not for whole lists', async () =>
  expect(
    await callsFor({ status: 'active', profile: { id: 7 }, notifications_disabled: [], dismissed_alerts: [] }),
  ).toEqual(['/api/badges.php', '/api/companyinfo.php', '/api/settings.php', '/api/user.php']));

test('a page of a visitor asks for no counts', async () =>
  expect(await callsFor(null)).toEqual(['/api/companyinfo.php', '/api/settings.php', '/api/user.php']));
