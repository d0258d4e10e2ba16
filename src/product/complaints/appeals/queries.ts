import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Until the transaction ends, nobody decides about it or appeals. Read its appeal only after it. */
export const lockDecided = statement<described.LockDecided>(
  'select id, decided_at from complaints where reference = :reference and site_id = :site for no key update',
);

export const appealOf = statement<described.AppealOf>(
  'select text, status from complaint_appeals where complaint_id = :complaint',
);

export const insertAppeal = statement<described.InsertAppeal>(
  'insert into complaint_appeals (complaint_id, text, created_at) values (:complaint, :text, :now)',
);

export const openAppealRows = statement<described.OpenAppealRows>(`
  select c.id, c.reference, c.reason, c.member_id, l.created_at, s.host
    from complaint_appeals l join complaints c on c.id = l.complaint_id join sites s on s.id = c.site_id
   where l.status = 'open' order by l.created_at, c.id limit :most`);

export const closeAppeal = statement<described.CloseAppeal>(`
  update complaint_appeals set status = :status, decision = :decision?, ground = :ground?, words = :words, decided_at = :now
   where complaint_id = :complaint`);
