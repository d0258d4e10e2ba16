import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const makeFictional = statement<described.MakeFictional>(`
  with marked as (update members set fictional = true, status = 'active' where id = :id returning id)
  update member_search set fictional = true from marked where member_id = marked.id`);

/** Returns nothing where it is so already. */
export const setShown = statement<described.SetShown>(`
  update members set status = :status where id = :id and fictional and status <> 'deleted' and status <> :status returning id`);
