import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { metricsText } from './metrics.ts';

const ASKED = 'metrics asked';
const ANSWERED = 'metrics answered';
interface Message {
  type: typeof ASKED | typeof ANSWERED;
  id: number;
  text?: string;
}

const isMessage = (message: unknown, type: Message['type']): message is Message =>
  typeof message === 'object' && message !== null && (message as Message).type === type;

/** In the first process: answers any worker with the numbers of all of them. Call it once, before the first fork. */
export function gatherMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message, ASKED)) return;
    const answer = (text?: string) => worker.isConnected() && worker.send({ type: ANSWERED, id: message.id, text });
    all.clusterMetrics().then(answer, () => answer());
  });
}

/** In every process, at its start: lets a worker tell its numbers when the first process gathers them. */
export function offerMetrics(): void {
  if (cluster.isWorker) new AggregatorRegistry();
}

/** Milliseconds; longer than gathering may take. */
const GATHER_TIMEOUT_MS = 6000;
let asked = 0;

/** @throws Error when they cannot be gathered, because a worker is just ending. */
export async function allMetrics(): Promise<{ type: string; text: string }> {
  if (!cluster.isWorker) return metricsText();
  asked += 1;
  const id = asked;
  const text = await new Promise<string | undefined>((resolve) => {
    const done = (answer?: string) => {
      clearTimeout(timeout);
      process.off('message', hear);
      resolve(answer);
    };
    const hear = (message: unknown) => {
      if (isMessage(message, ANSWERED) && message.id === id) done(message.text);
    };
    const timeout = setTimeout(done, GATHER_TIMEOUT_MS);
    process.on('message', hear);
    process.send?.({ type: ASKED, id });
  });
  if (text === undefined) throw new Error('The numbers of all workers could not be gathered.');
  return { type: new AggregatorRegistry().contentType, text };
}
