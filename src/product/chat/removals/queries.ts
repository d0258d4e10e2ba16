import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

interface Pair {
  conversation_id: number;
  sender_id: number;
  recipient_id: number;
  created_at: Date;
}

/** What remove_message answers. */
export type RemoveRow = ({ verdict: 'ok' | 'repeated' } & Pair) | { verdict: 'not_found' };

export const takeMessage = statement<described.TakeMessage, RemoveRow>(
  'select * from remove_message(:message, :reason, :ground, :now)',
);

/** What restore_message answers. */
export type RestoreRow = ({ verdict: 'ok' } & Pair) | { verdict: 'not_found' };

export const bringBack = statement<described.BringBack, RestoreRow>('select * from restore_message(:message)');

/** Whose message it is. */
export const senderOf = statement<described.SenderOf>('select sender_id from messages where id = :message');

export type RemovedRow = RowOf<typeof removedRows>;

/** What was removed of a member, the newest first. */
export const removedRows = statement<described.RemovedRows>(`
  select r.message_id, r.body, r.gift, p.file_hash as picture, r.reason, r.ground, r.removed_at
    from removed_messages r left join chat_photos p on p.id = r.photo_id
   where r.sender_id = :member order by r.removed_at desc, r.message_id desc limit :most`);

/** Of what was removed so long ago that nobody can object any more. */
export const forgetRemovedBefore = statement<described.ForgetRemovedBefore>(
  'delete from removed_messages where removed_at < :before',
);
