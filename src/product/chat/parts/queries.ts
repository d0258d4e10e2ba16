import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const makeMessageParts = statement<described.MakeMessageParts>('select make_message_parts() as made');
