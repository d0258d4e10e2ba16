import type { WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { CHANNELS } from '../contract.ts';
import { ON_BY_DEFAULT } from '../policy.ts';
import type { NoticeKind } from './policy.ts';
import { insertNotices, type recipient } from './queries.ts';

interface Noted {
  account: number;
  kind: NoticeKind;
  event: string;
  subjects: number[];
  /** When it may be told at the earliest: now, unless said otherwise. */
  due?: Date;
}

/** Writes down what is to be told, by the ways that the member chose; what is switched on later tells nothing of before. @returns whether it is new, or nobody wants it. */
export async function noteNotice(
  { tx, now }: WriteCall,
  to: Pick<RowOf<typeof recipient>, 'mail' | 'push'>,
  noted: Noted,
): Promise<boolean> {
  const channels = CHANNELS.filter((channel) => (to[channel] ?? ON_BY_DEFAULT).includes(noted.kind));
  if (channels.length === 0) return true;
  return (await insertNotices(tx, { ...noted, channels, due: noted.due ?? now, now })).length > 0;
}
