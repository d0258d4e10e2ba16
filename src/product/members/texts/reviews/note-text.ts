import type { WriteCall } from '#platform/call.ts';
import type { Site } from '#product/sites/contract.ts';
import type { ReviewField } from './contract.ts';
import { caughtIn } from './policy.ts';
import { dropOpenReview, insertReview, markReplaced } from './queries.ts';

type Writing = Pick<WriteCall, 'tx' | 'now'>;

interface Written {
  member: number;
  field: ReviewField;
}

/** A text is gone, or it is one again that needs nobody to look at it. */
export async function endReview({ tx, now }: Writing, { member, field }: Written): Promise<void> {
  await dropOpenReview(tx, { member, field });
  await markReplaced(tx, { member, field, now });
}

/** What waited or was decided before is over; it waits for staff if nobody sees it before or a rule points it out. */
export async function noteText(call: Writing, written: Written & { text: string; waits: boolean }): Promise<void> {
  await endReview(call, written);
  const { tx, now } = call;
  const caught = caughtIn(written.field, written.text, now.getUTCFullYear());
  if (written.waits || caught.length > 0) await insertReview(tx, { ...written, caught, now });
}

/** Names are shown at once; all of them wait for a look where the site says so. */
export async function noteName(
  call: Writing & { site: { settings: Pick<Site['settings'], 'auto_approve_names'> } },
  member: number,
  name: string,
): Promise<void> {
  const { tx, now } = call;
  await endReview(call, { member, field: 'name' });
  const caught = caughtIn('name', name, now.getUTCFullYear());
  if (caught.length > 0 || !call.site.settings.auto_approve_names)
    await insertReview(tx, { member, field: 'name', text: name, waits: false, caught, now });
}
