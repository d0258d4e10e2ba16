import type { JobTools } from '#platform/module.ts';
import type { MeasureGround } from '#product/safety/decisions/contract.ts';
import { notifyText } from '#product/safety/decisions/notify-text.ts';
import { readReview } from './reviews.ts';

interface Told {
  review: number;
  decided: string;
  ground: MeasureGround;
  words: string;
  site: number;
}

/** The statement of reasons, by mail, once the decision cannot be taken back any more. */
export async function notifyReview({ onSite }: JobTools, told: Told): Promise<void> {
  const { transaction } = await onSite(told.site);
  await transaction(async (call) => {
    const row = await readReview({ sql: call.tx }, told.review);
    if (!row?.reason || row.decided_at?.toISOString() !== told.decided) return;
    await notifyText(call, row.member_id, {
      ...{ field: row.field, reason: row.reason, strike: row.decision === 'struck', ground: told.ground },
      ...{ words: told.words, automated: row.caught.length > 0, decided: row.decided_at },
    });
  });
}
