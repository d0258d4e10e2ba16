// Asks one process of the product as fast as answers come, over a fixed number of connections that stay open, and prints what
// it was told: in a process of its own, so that what is measured does not wait for who measures.
// Input: { port, connections, seconds, asks, once } as JSON. Output: { answers, seconds, p50, p99, errors, refused } as JSON.
import { Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerTo } from '../answer-to.ts';
import type { AskerRun, AskerTold } from '../node-load.ts';

const { port, connections, seconds, asks, once = false }: AskerRun = JSON.parse(await text(process.stdin));
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
let errors = 0;
let refused = 0;
let next = 0;
const began = performance.now();
const end = began + seconds * 1000;
await Promise.all(Array.from({ length: connections }, lane));
agent.destroy();
const took = (performance.now() - began) / 1000;
const sorted = times.sort((one, other) => one - other);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const told: AskerTold = { answers: times.length, seconds: took, p50: at(0.5), p99: at(0.99), errors, refused };
process.stdout.write(JSON.stringify(told));

async function lane(): Promise<void> {
  while (performance.now() < end) {
    const ask = asks[once ? next : next % asks.length];
    next += 1;
    if (!ask) return;
    const start = performance.now();
    const status = await answerTo(agent, port, ask);
    if (status === 200) times.push(performance.now() - start);
    else if (status === 503 || status === 429) refused += 1;
    else errors += 1;
  }
}
