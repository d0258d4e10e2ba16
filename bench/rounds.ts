/** One turn of a load: what it reached and what it cost. */
export interface Sample {
  /** Answers a second. */
  perSecond: number;
  answers: number;
  /** Milliseconds; null where the tool does not tell. */
  p50: number | null;
  p99: number | null;
  errors: number;
  /** Milliseconds of CPU an answer took in the Node processes and in PostgreSQL. */
  nodeCpu: number;
  databaseCpu: number;
}

export interface Comparison {
  limit: Sample;
  ours: Sample;
  ratio: number;
  ratios: number[];
}

/** The middle value; of an even number the mean of the two in the middle. @throws for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const high = sorted[Math.floor(half)];
  const low = sorted[Math.ceil(half) - 1];
  if (high === undefined || low === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

export function medianOf(samples: readonly Sample[]): Sample {
  const of = (field: keyof Sample) => median(samples.map((sample) => sample[field] ?? 0));
  const known = (field: 'p50' | 'p99') => (samples.some((sample) => sample[field] === null) ? null : of(field));
  const sum = (field: 'answers' | 'errors') => samples.reduce((all, sample) => all + sample[field], 0);
  return {
    perSecond: of('perSecond'),
    answers: sum('answers'),
    p50: known('p50'),
    p99: known('p99'),
    errors: sum('errors'),
    nodeCpu: of('nodeCpu'),
    databaseCpu: of('databaseCpu'),
  };
}

/** Runs limit and product in turns, so that what else the machine does meets both alike. */
export async function takeTurns(
  rounds: number,
  limit: () => Promise<Sample>,
  ours: () => Promise<Sample>,
): Promise<Comparison> {
  const limits: Sample[] = [];
  const owns: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limits.push(await limit());
    owns.push(await ours());
  }
  const middle = { limit: medianOf(limits), ours: medianOf(owns) };
  return {
    ...middle,
    ratio: middle.ours.perSecond / middle.limit.perSecond,
    ratios: owns.map((own, round) => own.perSecond / (limits[round]?.perSecond ?? Number.NaN)),
  };
}
