import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

/** How the numbers of several processes become one: counts are added, what all of them see alike is not. */
type Together = 'sum' | 'max';

/** @param name without a prefix, ending in `_total`. @returns adds to a label's value; values from a short list. */
export function counterOf<Value extends string>(
  name: string,
  help: string,
  label: string,
): (value: Value, add?: number) => void {
  const present = register.getSingleMetric(name);
  const counter = present instanceof Counter ? present : new Counter({ name, help, labelNames: [label] });
  return (value, add = 1) => counter.labels(value).inc(add);
}

/** A later one of the same name takes its place. @param read within a second; what it cannot tell is left out. */
export function gaugeOf(
  { name, help, labels, together = 'sum' }: { name: string; help: string; labels: string[]; together?: Together },
  read: () => Promise<GaugeValue[]> | GaugeValue[],
): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: labels,
    aggregator: together,
    async collect() {
      const values = await read();
      this.reset();
      for (const { labels: of, value } of values) this.set(of, value);
    },
  });
}

export interface GaugeValue {
  labels: Record<string, string>;
  value: number;
}

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Finished requests by route pattern, method and class of status; event streams are not among them.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** @param seconds until the answer was handed over. */
export function observeRequest(route: string, method: string, status: number, seconds: number): void {
  requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds);
}

/**
 * @param seconds a bound of the histogram's.
 * @returns a function that tells the share of a route's requests that took longer since it was called last; 0 where there were none.
 */
export function slowShareOf(route: string, method: string, seconds: number): () => Promise<number> {
  let before = { all: 0, fast: 0 };
  return async () => {
    const now = { all: 0, fast: 0 };
    for (const { labels, metricName, value } of (await requests.get()).values) {
      const of: Partial<Record<string, string | number>> = labels;
      if (of.route !== route || of.method !== method) continue;
      if (metricName?.endsWith('_count')) now.all += value;
      if (of.le === seconds) now.fast += value;
    }
    const all = now.all - before.all;
    const fast = now.fast - before.fast;
    before = now;
    return all > 0 ? (all - fast) / all : 0;
  };
}

const queries = new Histogram({
  name: 'db_query_duration_seconds',
  help: 'Statements by name, as their callers waited for them: a wait for a free connection included.',
  labelNames: ['statement'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
});

/** Measures a statement on its way, if it has a name: the queue's own have none. @returns the same promise. */
export function observedQuery<Answer>(statement: string | undefined, answer: Promise<Answer>): Promise<Answer> {
  if (statement === undefined) return answer;
  const start = performance.now();
  const done = () => queries.observe({ statement }, (performance.now() - start) / 1000);
  answer.then(done, done);
  return answer;
}

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const pools = new Map<string, Pool>();

export function watchPool(name: string, pool: Pool): void {
  pools.set(name, pool);
  gaugeOf(
    {
      name: 'db_pool',
      help: 'Connections that are used and idle, and callers that wait for one.',
      labels: ['pool', 'state'],
    },
    () =>
      [...pools].flatMap(([name, { totalCount, idleCount, waitingCount }]) =>
        Object.entries({ used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }).map(
          ([state, value]) => ({ labels: { pool: name, state }, value }),
        ),
      ),
  );
}

const transactions = new Histogram({
  name: 'db_transaction_duration_seconds',
  help: 'Transactions by how they ended, from asking for a connection to giving it back.',
  labelNames: ['end'],
  buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10],
});

export function observeTransaction(): (end: 'commit' | 'rollback' | 'unknown') => void {
  const start = performance.now();
  return (end) => transactions.observe({ end }, (performance.now() - start) / 1000);
}

export function collectProcessMetrics(worker: string): void {
  if (register.getSingleMetric('process_cpu_seconds_total')) return;
  collectDefaultMetrics();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  // The worst process counts, so that each has a line of its own.
  gaugeOf(
    {
      name: 'event_loop_delay_seconds',
      help: 'How late the event loop ran since the metrics were read last, by quantile.',
      labels: ['quantile', 'worker'],
    },
    () => {
      const values = [50, 99].map((percent) => ({
        labels: { quantile: String(percent / 100), worker },
        value: Math.max(0, delay.percentile(percent) / 1e9 - 0.02),
      }));
      delay.reset();
      return values;
    },
  );
}

export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: register.contentType, text: await register.metrics() };
}
