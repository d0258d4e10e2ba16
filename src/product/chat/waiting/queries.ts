import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** What the account wrote before it was confirmed, as it is now: delivered, or its price given back. One step of the transaction. */
export const deliverWaiting = statement<described.DeliverWaiting, Delivered>(
  'select d.* from deliver_waiting(:sender) d order by d.message_id',
);

interface Delivered {
  message_id: number;
  conversation_id: number;
  recipient_id: number;
  key: string;
  body: string;
  gift: string | null;
  photo_id: number | null;
  cost: number;
  created_at: Date;
  delivered: boolean;
}
