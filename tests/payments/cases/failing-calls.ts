import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { expect } from 'vitest';
import { attemptOf, isRefund, type ProviderCases, statesOf } from '../provider-world.ts';

export const FAILING_CALLS = {
  'a call that hangs ends in time, and its key opens the payment later': async (world) => {
    const order = world.order();
    world.double.misbehave('hang', 1);
    const error = await world.timedOut((signal) => world.provider.open(world.to(signal), order));
    expect(error).toMatchObject({ code: 'timeout', unknown: true });
    const opened = await world.provider.open(world.to(), order);
    expect(opened.url).toMatch(/^http/);
    expect(world.double.made()).toBe(1);
  },
  'a payment whose answer was lost is found by its key': async (world) => {
    const order = world.order();
    world.double.misbehave('lost', 1);
    const error = await world.timedOut((signal) => world.provider.open(world.to(signal), order));
    expect(error).toMatchObject({ code: 'timeout', unknown: true });
    const opened = await world.provider.open(world.to(), order);
    expect(world.double.made()).toBe(1);
    await world.double.pay(opened.reference);
    expect(statesOf(await world.learn(attemptOf(order, opened)))).toContain('paid');
  },
  'a refund whose answer was lost is found by its key': async (world) => {
    const { attempt } = await world.paid();
    const order = world.refundOrder({ amount: 900 });
    world.double.misbehave('lost', 1);
    const error = await world.timedOut((signal) => world.provider.refund(world.to(signal), attempt, order));
    expect(error).toMatchObject({ code: 'timeout', unknown: true });
    await world.provider.refund(world.to(), attempt, order);
    await world.double.settleRefunds('settled');
    expect(new Set((await world.learn(attempt)).filter(isRefund).map(({ refund }) => refund)).size).toBe(1);
  },
  'a provider that is slow is waited for': async (world) => {
    world.double.misbehave('slow', 1);
    expect((await world.open()).opened.url).toMatch(/^http/);
  },
  'a provider that fails may have done it': async (world) => {
    const order = world.order();
    world.double.misbehave('error', 1);
    const error = await world.errorOf(world.provider.open(world.to(), order));
    expect(error).toMatchObject({ code: 'unreachable', unknown: true });
    expect((await world.provider.open(world.to(), order)).url).toMatch(/^http/);
    expect(world.double.made()).toBe(1);
  },
  'a wrong key is a matter of credentials': async (world) => {
    const account = { ...world.account, secrets: { ...world.account.secrets, key: 'test_wrong' } };
    const error = await world.errorOf(world.provider.open({ ...world.to(), account }, world.order()));
    expect(error).toMatchObject({ code: 'credentials', unknown: false });
    expect(error.message).not.toContain('test_wrong');
  },
  'where nobody listens nothing was done': async (world, { at }) => {
    const { origin, close } = await listen(() => {});
    await close();
    const error = await world.errorOf(at(origin).open(world.to(), world.order()));
    expect(error).toMatchObject({ code: 'unreachable', unknown: false });
  },
  'a line that breaks after the call may have done it': async (world, { at }) => {
    const { origin, close } = await listen((socket) => socket.once('data', () => socket.resetAndDestroy()));
    const error = await world.errorOf(at(origin).open(world.to(), world.order()));
    await close();
    expect(error).toMatchObject({ code: 'unreachable', unknown: true });
  },
  'an answer that is no answer may have done it': async (world, { at }) => {
    const page = '<html><body>502 Bad Gateway</body></html>';
    for (const status of ['502 Bad Gateway', '200 OK']) {
      const head = `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\nconnection: close`;
      const { origin, close } = await listen((socket) =>
        socket.once('data', () => socket.end(`${head}\r\n\r\n${page}`)),
      );
      const error = await world.errorOf(at(origin).open(world.to(), world.order()));
      await close();
      expect(error).toMatchObject({ code: 'unreachable', unknown: true });
    }
  },
} satisfies ProviderCases;

/** A server that speaks no protocol but what it is told. */
async function listen(meet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    meet(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
