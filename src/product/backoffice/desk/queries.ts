import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const waitingPhotos = statement<described.WaitingPhotos>(`
  select count(*)::int as count from (
    select from photos p join accounts a on a.id = p.member_id
     where p.status = 'pending' and a.site_id = any(:sites::int[]) limit 100) waiting`);
