import type { JobTools } from '#platform/module.ts';
import { forgetSignalsUpTo, nextSignals } from './queries.ts';

const DAY_MS = 24 * 3600_000;
/** Staff list them for 30 days, and look back from there; who has read the message was warned. */
const READ_RETENTION_MS = 90 * DAY_MS;
/** Who has not read it by then is warned of it no more. */
const RETENTION_MS = 396 * DAY_MS;
const PORTION = 1000;

export async function forgetSignals({ services: { db, now } }: JobTools): Promise<void> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const [readBefore, before] = [ago(READ_RETENTION_MS), ago(RETENTION_MS)];
  for (let after = 0; ; ) {
    const { last } = (await nextSignals.one(db, { after, before: readBefore, most: PORTION })) ?? { last: null };
    if (last === null) return;
    await forgetSignalsUpTo(db, { after, last, readBefore, before });
    after = last;
  }
}
