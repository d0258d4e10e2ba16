import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const makeMessagePartitions = statement<described.MakeMessagePartitions>(
  'select make_message_partitions() as made',
);
