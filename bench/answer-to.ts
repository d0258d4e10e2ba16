import { type Agent, request } from 'node:http';
import type { AskerRun } from './node-load.ts';

/** Milliseconds after which an answer counts as none. */
const TIMEOUT_MS = 10_000;

/** @returns the status once the answer is there to its last byte; 0 for none. */
export function answerTo(
  agent: Agent,
  port: number,
  { path, headers = {}, body }: AskerRun['asks'][number],
): Promise<number> {
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { agent, host: '127.0.0.1', port, method, path, headers, timeout: TIMEOUT_MS };
    const asked = request(options, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
      reply.once('error', () => resolve(0));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0));
    asked.end(body);
  });
}
