import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/**
 * The other side of the member's conversation. `told`: a message could be sent now, and the other side sees the member;
 * an invisible one who has not answered is not given away by typing.
 */
export const otherSide = statement<described.OtherSide>(`
  select l.other_id,
         coalesce(a.status = 'active' and a.credits >= :credits
                    and there.visibility = 'shown' and back.visibility = 'shown', false) as told
    from chat_list l join accounts a on a.id = l.member_id join members v on v.id = l.member_id
    left join lateral visibility(:member, v.pool, l.other_id) there on true
    left join lateral visibility(l.other_id, v.pool, :member) back on true
   where l.member_id = :member and l.conversation_id = :conversation`);
