import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { modules } from '#app/modules.ts';
import { DISTANCE_BANDS } from '#product/geo/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const product = await startTestApp();

test('no reply about people tells how far they are in kilometres, or where', async () => {
  const her = await person(product, 'marit', { gender: 'female', city: 'Arnhem' });
  const him = await person(product, 'jonas', { gender: 'male', city: 'Utrecht', credits: 50 });
  await product.db.query({
    text: 'update members set latitude = 51.98347, longitude = 5.91143 where id = $1',
    values: [her.id],
  });
  await product.db.query({
    text: 'update members set latitude = 52.09078, longitude = 5.12142 where id = $1',
    values: [him.id],
  });
  const headers = { cookie: him.cookie };
  const post = (url: string, payload: object) => product.app.inject({ method: 'POST', url, headers, payload });
  await post('/api/like.php', { profile_id: her.id });
  await post('/api/chat.php', { profile_id: her.id, key: '00000000-0000-4000-8000-000000000001', body: 'Hello' });
  const addresses = [
    '/api/user.php',
    '/api/members.php?gender=female',
    `/api/member.php?id=${her.id}`,
    `/api/member.php?id=${him.id}`,
    `/api/similar-members.php?id=${him.id}`,
    '/api/likes.php',
    '/api/chats.php',
    `/api/chat.php?profile_id=${her.id}`,
  ];
  const told = new Set<string>();
  for (const url of addresses) {
    const reply = await product.app.inject({ url, headers });
    expect(reply.statusCode, url).toBe(200);
    expect(reply.body, url).not.toMatch(/latitude|longitude|"lat"|"lon"|(?<![\d:])(5[12]\.\d|5\.[19]\d)/);
    for (const [, distance = ''] of reply.body.matchAll(/"distance":([^,}]+)/g)) told.add(distance);
  }
  expect([...told].sort()).toEqual(['"100"', 'null']);
});

test('no endpoint has a place in its reply for a coordinate, or for a distance that is no band', () => {
  const wrong: string[] = [];
  const look = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, inner] of Object.entries(schema)) {
      if (/^(lat|lon|latitude|longitude)$/.test(key)) wrong.push(`${path}.${key}`);
      if (key === 'distance' && !JSON.stringify(inner).includes(JSON.stringify(DISTANCE_BANDS)))
        wrong.push(`${path}.${key}`);
      look(inner, `${path}.${key}`);
    }
  };
  const replies = modules
    .flatMap(({ routes = [] }) => routes)
    .flatMap(({ endpoint }) => (endpoint.reply ? [{ path: endpoint.path, reply: endpoint.reply }] : []));
  expect(replies.length).toBeGreaterThan(20);
  for (const { path, reply } of replies) look(z.toJSONSchema(reply, { unrepresentable: 'any' }), path);
  expect(wrong).toEqual([]);
});
