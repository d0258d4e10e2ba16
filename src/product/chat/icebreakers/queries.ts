import { statement } from '#platform/db/statement.ts';
import type { FieldValues } from '#product/members/contract.ts';
import type * as described from '../queries.gen.ts';

interface Interests extends Pick<FieldValues, 'interests'> {
  own: FieldValues['interests'];
}

export const interestsOfBoth = statement<described.InterestsOfBoth, Interests>(`
  select m.interests, me.interests as own
    from members me cross join lateral visibility(me.id, me.pool, :other) s join members m on m.id = :other
   where me.id = :viewer and m.id <> me.id and s.visibility = 'shown'`);
