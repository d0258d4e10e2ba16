import type pg from 'pg';
import { literal } from './pgbench.ts';
import type { Statement } from './recorder.ts';

export interface Explained {
  name: string;
  mode: 'custom' | 'generic';
  /** Milliseconds of execution. */
  time: number;
  rows: number;
  /** Pages of 8 kB looked at, in memory or not. */
  buffers: number;
  wholeTables: string[];
  text: string;
}

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** Runs a statement by both kinds of plan with the values it was sent with; whatever it writes is undone. */
export async function explain(pool: pg.Pool, name: string, statement: Statement): Promise<Explained[]> {
  const client = await pool.connect();
  try {
    const found: Explained[] = [];
    for (const mode of ['custom', 'generic'] as const) {
      await client.query('begin');
      await client.query(`set local plan_cache_mode = force_${mode}_plan`);
      await client.query(`prepare explained as ${statement.text}`);
      const values = statement.values.map((value) => quoted(value));
      const call = `execute explained${values.length ? `(${values.join(', ')})` : ''}`;
      // Once before, so that what is read from the disk for the first time does not count.
      await client.query(call);
      const plan = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
        `explain (analyze, buffers, format json) ${call}`,
      );
      const text = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${call}`);
      await client.query('deallocate explained');
      await client.query('rollback');
      const [top] = plan.rows[0]?.['QUERY PLAN'] ?? [];
      if (!top) throw new Error(`${name} has no plan.`);
      found.push({
        name,
        mode,
        time: top['Execution Time'],
        ...factsOf(top.Plan),
        text: text.rows.map((row) => row['QUERY PLAN']).join('\n'),
      });
    }
    return found;
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${name} could not be explained.`, { cause: error });
  } finally {
    client.release();
  }
}

/**
 * The plans of the statements inside a function: auto_explain tells them as notices. Needs a superuser.
 * @returns null where that is not to be had.
 */
export async function explainInside(pool: pg.Pool, name: string, call: string): Promise<Explained[] | null> {
  const client = await pool.connect();
  const told: string[] = [];
  const listen = (notice: { message?: string | undefined }) => told.push(notice.message ?? '');
  try {
    await client.query('begin');
    await client.query("load 'auto_explain'");
    for (const setting of [
      'log_analyze = on',
      'log_buffers = on',
      'log_nested_statements = on',
      'log_min_duration = 0',
    ])
      await client.query(`set local auto_explain.${setting}`);
    await client.query("set local auto_explain.log_level = 'notice'");
    await client.query(call);
    client.on('notice', listen);
    await client.query(call);
    return told.filter((text) => text.includes('Query Text:')).map((text, place) => insideOf(name, place + 1, text));
  } catch (error) {
    if (error instanceof Error && /permission denied|could not access file/.test(error.message)) return null;
    throw error;
  } finally {
    client.off('notice', listen);
    await client.query('rollback');
    client.release(true);
  }
}

function insideOf(name: string, place: number, text: string): Explained {
  const buffers = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(text);
  return {
    name: `${name}, inside, ${place}`,
    mode: 'generic',
    time: Number(/duration: ([\d.]+) ms/.exec(text)?.[1] ?? 0),
    rows: Number(/actual time=\S+ rows=(\d+)/.exec(text)?.[1] ?? 0),
    buffers: Number(buffers?.[1] ?? 0) + Number(buffers?.[2] ?? 0),
    wholeTables: [...text.matchAll(/Seq Scan on (\w+)/g)].map((found) => found[1] ?? ''),
    text,
  };
}

/** What a plan tells besides its time. Buffers of a node have those below it in them. */
export function factsOf(plan: PlanNode): Pick<Explained, 'rows' | 'buffers' | 'wholeTables'> {
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return {
    rows: plan['Actual Rows'] ?? 0,
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    wholeTables: nodes(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? 'a function'),
  };
}

const quoted = (value: unknown): string =>
  value === null || value === undefined ? 'null' : `'${literal(value).replaceAll("'", "''")}'`;
