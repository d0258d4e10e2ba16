import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Returns a row when it was otherwise before. */
export const updateInvisible = statement<described.UpdateInvisible>(
  'update members set invisible = :invisible where id = :member and invisible <> :invisible returning id',
);
