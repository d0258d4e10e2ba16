import { createServer, type Server } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { complaint } from '#tests/pool-complaint.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function answering(answer: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(answer);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

test('a database server that is not there is named with its place, and never with the password', async () => {
  const port = await freePort();
  const told = await complaint(`postgres://kindling:hunter2@127.0.0.1:${port}/kindling`);
  expect(told).toBe(
    `DATABASE_URL: nothing answers at 127.0.0.1:${port}. Start PostgreSQL there, or correct the address.`,
  );
});

test.each(['', 'HTTP/1.1 400 Bad Request\r\n\r\n'])(
  'something else than PostgreSQL, or a proxy without one, is told apart (%j)',
  async (answer) => {
    const port = await answering(answer);
    expect(await complaint(`postgres://kindling:hunter2@127.0.0.1:${port}/kindling`)).toBe(
      `DATABASE_URL: no primary answers at 127.0.0.1:${port}; what is there closes connections, as a proxy does that has none. Check what stands behind it, the address and the port.`,
    );
  },
);

test('a host that nobody knows is named', async () => {
  expect(await complaint('postgres://kindling:hunter2@nowhere.invalid/kindling')).toMatch(
    /^DATABASE_URL: the host of nowhere\.invalid:5432 can not be (found|looked up now)\. /,
  );
});
