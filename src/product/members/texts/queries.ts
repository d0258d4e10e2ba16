import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { TextField } from './contract.ts';

export const writtenText = statement<described.WrittenText>(
  'select text, status from profile_texts where member_id = :member and field = :field',
);

export const putText = statement<described.PutText>(`
  insert into profile_texts (member_id, field, text, status, created_at, decided_at)
  values (:member, :field, :text, :status, :now, :decided?)
  on conflict (member_id, field) do update set id = default, text = excluded.text, status = excluded.status, reason = null,
         created_at = excluded.created_at, decided_at = excluded.decided_at`);

export const dropText = statement<described.DropText>(
  'delete from profile_texts where member_id = :member and field = :field',
);

/** Longest waiting first; of one site, or of all. `shown` is what others see of it now. */
export const waitingTexts = statement<described.WaitingTexts, { field: TextField; shown: string | null }>(`
  select t.id, t.member_id, m.name, s.host, t.field, t.text, t.created_at,
         case t.field when 'about' then m.about else m.seeking end as shown
    from profile_texts t join members m on m.id = t.member_id join accounts a on a.id = m.id join sites s on s.id = a.site_id
   where t.status = 'pending' and (:host?::text is null or s.host = :host?) and a.status <> 'deleted'
   order by t.created_at, t.id limit :most`);

export const countWaiting = statement<described.CountWaiting>(`
  select count(*)::int as texts from profile_texts t join accounts a on a.id = t.member_id
   where t.status = 'pending' and a.status <> 'deleted'`);

export const authorOf = statement<described.AuthorOf>('select member_id from profile_texts where id = :id');

/** Nothing when the version is no longer there or was decided before. */
export const setDecision = statement<described.SetDecision, { field: TextField }>(`
  update profile_texts set status = :status, reason = :reason?, decided_at = :now
   where id = :id and status = 'pending' returning member_id, field, text`);

export const publishText = statement<described.PublishText>(`
  update members set about = case when :field::text = 'about' then :text?::text else about end,
         seeking = case when :field::text = 'seeking' then :text?::text else seeking end
   where id = :member`);

/** What others see of the texts; until the transaction ends, nobody changes it. */
export const lockShown = statement<described.LockShown>(
  'select about, seeking from members where id = :member for no key update',
);

export const keepRemoved = statement<described.KeepRemoved>(`
  insert into removed_texts (member_id, field, text, reason, ground, removed_at) values (:member, :field, :text, :reason, :ground, :now)
  on conflict (member_id, field) do update set text = excluded.text, reason = excluded.reason, ground = excluded.ground, removed_at = excluded.removed_at`);

/** Under a new id, and only where no newer version waits or was refused. */
export const refuseShown = statement<described.RefuseShown>(`
  insert into profile_texts (member_id, field, text, status, reason, created_at, decided_at)
  values (:member, :field, :text, 'rejected', :reason, :now, :now)
  on conflict (member_id, field) do update set id = default, text = excluded.text, status = 'rejected', reason = excluded.reason,
         created_at = excluded.created_at, decided_at = excluded.decided_at
   where profile_texts.status = 'active'`);

export const hideText = statement<described.HideText>(`
  update members set about = case when :field::text = 'about' then null else about end,
         seeking = case when :field::text = 'seeking' then null else seeking end
   where id = :member`);

/** What was removed, which is shown again from now on. */
export const takeRemoved = statement<described.TakeRemoved>(
  'delete from removed_texts where member_id = :member and field = :field returning text',
);

/** Unless its member wrote another one meanwhile. */
export const acceptAgain = statement<described.AcceptAgain>(`
  update profile_texts set status = 'active', reason = null
   where member_id = :member and field = :field and text = :text and status = 'rejected'`);

export const removedTexts = statement<described.RemovedTexts, { field: TextField }>(
  'select field, text, reason, ground, removed_at from removed_texts where member_id = :member order by removed_at desc',
);

export const forgetRemovedBefore = statement<described.ForgetRemovedBefore>(
  'delete from removed_texts where removed_at < :before',
);
