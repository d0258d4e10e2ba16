import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import { cookieOf } from '../people.ts';
import { takeTurns } from '../rounds.ts';
import { type Figure, ms } from './figure.ts';
import { poll } from './polling.ts';

/** Orders a second, and how much longer than alone a poll may wait meanwhile. */
const RATE = 4;
const MAX_TIMES_SLOWER = 1.2;

/** A member's poll while orders wait for a provider that takes every connection and answers nothing, against the same poll alone. */
export const hanging: Figure = async (stage) => {
  const held = new Set<Socket>();
  const hole = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve));
  const { port } = hole.address() as { port: number };
  const product = await stage.start({
    MOLLIE_TEST_KEY: 'test_benchOfAHangingProvider',
    MOLLIE_URL: `http://127.0.0.1:${port}`,
  });
  let ordered = 0;
  const order = async (buyer: number) => {
    ordered += 1;
    const headers = {
      'content-type': 'application/json',
      cookie: cookieOf(buyer),
      'x-forwarded-for': `10.8.${(ordered >> 8) % 256}.${ordered % 256}`,
    };
    const total = { amount: 1_000_000, currency: 'EUR' };
    const body = {
      package_id: 1,
      method: 'card',
      country: 'NL',
      key: randomUUID(),
      total,
      begin_at_once: BEGIN_AT_ONCE,
    };
    const reply = await fetch(`${product.url}/api/payment.php`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await reply.text();
  };
  const waited = async () => {
    const polling = poll(stage, product);
    const orders: Promise<unknown>[] = [];
    const end = performance.now() + stage.seconds * 1000;
    while (performance.now() < end) {
      orders.push(order(stage.people.senders[ordered % 500] ?? 0));
      await setTimeout(1000 / RATE);
    }
    const sample = await polling;
    await Promise.all(orders);
    return sample;
  };
  try {
    await poll(stage, product);
    const { limit, ours } = await takeTurns(stage.rounds, () => poll(stage, product), waited);
    const times = (ours.p99 ?? Number.NaN) / (limit.p99 ?? Number.NaN);
    const asked = held.size;
    return [
      {
        figure: 'Poll while orders wait for a provider that hangs',
        limit: `p50 ${ms(limit.p50 ?? 0)}, p99 ${ms(limit.p99 ?? 0)} ms`,
        ours: `p50 ${ms(ours.p50 ?? 0)}, p99 ${ms(ours.p99 ?? 0)} ms; ${asked} calls of the provider`,
        result: `${times.toFixed(2)} times`,
        target: `≤ ${MAX_TIMES_SLOWER} times`,
        met: times <= MAX_TIMES_SLOWER,
        cpu: '',
        ...(asked === 0 ? { broken: 'No order reached the provider.' } : {}),
      },
    ];
  } finally {
    await product.stop();
    for (const socket of held) socket.destroy();
    hole.close();
  }
};
