import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';

const { app } = await startTestApp();
const attempt = (address: string) =>
  app.inject({
    method: 'POST',
    url: '/api/user.php',
    headers: { 'x-forwarded-for': address },
    payload: { login: 5 },
  });

test.each([
  ['IPv4', (host: number) => `192.0.2.${host}`, '192.0.3.1'],
  ['IPv6', (host: number) => `2001:db8:1:${host.toString(16)}::1`, '2001:db8:2::1'],
])(
  'who tries from many addresses of one %s network is stopped with the network, and nobody else',
  async (_, address, other) => {
    const replies = await Promise.all(Array.from({ length: 600 }, (_, number) => attempt(address(number % 200))));
    expect(replies.every(({ statusCode }) => statusCode === 400)).toBe(true);
    const refused = await attempt(address(250));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt(other)).statusCode).toBe(400);
  },
);
