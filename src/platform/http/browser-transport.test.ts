import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { browserTransport } from './browser-transport.ts';

const kindling = await startTestApp();

/** A browser of one member, whose calls reach the real product; and the status of each. */
function browserOf(cookie: () => string) {
  const statuses: number[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
    const reply = await kindling.app.inject({ url, headers: { ...init.headers, cookie: cookie() } });
    statuses.push(reply.statusCode);
    const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(reply.statusCode === 304 ? null : reply.payload, { status: reply.statusCode, headers });
  });
  return { transport: browserTransport(() => undefined), statuses };
}

async function couple(name: string): Promise<[Person, Person]> {
  return [await person(kindling, `${name} her`, { premium: true, credits: 50 }), await person(kindling, `${name} him`)];
}

test('a chat list that did not change is not sent again, and nothing that shows it is drawn again', async () => {
  const [marit, joost] = await couple('still');
  await chatting(kindling, marit).send({ profile_id: joost.id }, 'Hello');
  const { transport, statuses } = browserOf(() => joost.cookie);
  const client = new QueryClient();
  const query = { queryKey: ['chats'], queryFn: () => transport.get('/api/chats.php') };
  const observer = new QueryObserver(client, query);
  const drawn = vi.fn();
  const leave = observer.subscribe(drawn);
  observer.trackResult(observer.getCurrentResult(), undefined).data;
  await vi.waitFor(() => expect(client.getQueryData(['chats'])).toBeDefined());
  const first = client.getQueryData(['chats']);
  const before = drawn.mock.calls.length;
  await client.refetchQueries({ queryKey: ['chats'] });
  expect(statuses).toEqual([200, 304]);
  expect(client.getQueryData(['chats'])).toBe(first);
  expect(drawn.mock.calls.length).toBe(before);
  await chatting(kindling, marit).send({ profile_id: joost.id }, 'Are you there?');
  await client.refetchQueries({ queryKey: ['chats'] });
  expect(statuses).toEqual([200, 304, 200]);
  expect(drawn.mock.calls.length).toBeGreaterThan(before);
  leave();
});

test('who logs in after another gets nothing that was kept for the one before', async () => {
  const [marit, joost] = await couple('shared');
  let who = marit.cookie;
  const { transport, statuses } = browserOf(() => who);
  const id = async () => (await transport.get<{ user: { id: number } | null }>('/api/user.php')).user?.id;
  expect([await id(), await id()]).toEqual([marit.id, marit.id]);
  who = joost.cookie;
  expect([await id(), await id()]).toEqual([joost.id, joost.id]);
  who = '';
  expect(await id()).toBeUndefined();
  expect(statuses).toEqual([200, 304, 200, 304, 200]);
});

test.each([
  [403, { error: { code: 'suspended', message: 'Come back later.' }, authentication_required: true }, true],
  [403, { authentication_required: true }, true],
  [403, { error: { code: 'authentication_required', message: 'Log in.' } }, false],
  [403, { error: { code: 'blocked_by_member', message: 'No.' }, authentication_required: false }, false],
  [401, { error: { code: 'login_failed', message: 'No.' }, authentication_required: true }, false],
  [403, 'Forbidden', false],
])('a %i with %j tells that the session is over: %j', async (status, body, over) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const onLoggedOut = vi.fn();
  await expect(browserTransport(onLoggedOut).get('/api/user.php')).rejects.toMatchObject({ status });
  expect(onLoggedOut).toHaveBeenCalledTimes(over ? 1 : 0);
});

test('a proxy that refuses with a page of its own logs nobody out', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>403 Forbidden</h1>', { status: 403 }));
  const onLoggedOut = vi.fn();
  await expect(browserTransport(onLoggedOut).get('/api/user.php')).rejects.toMatchObject({ code: 'internal' });
  expect(onLoggedOut).not.toHaveBeenCalled();
});
