import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../../queries.gen.ts';
import type { TextReason } from '../contract.ts';
import type { CaughtKind, ReviewDecision, ReviewField } from './contract.ts';

interface Known {
  field: ReviewField;
  caught: CaughtKind[];
  decision: ReviewDecision | null;
  reason: TextReason | null;
  appeal_status: 'open' | 'kept' | 'accepted' | null;
}

/** What waits is about words that are no longer there. */
export const dropOpenReview = statement<described.DropOpenReview>(
  'delete from text_reviews where member_id = :member and field = :field and decided_at is null',
);

export const markReplaced = statement<described.MarkReplaced>(`
  update text_reviews set replaced_at = :now
   where member_id = :member and field = :field and decided_at is not null and replaced_at is null`);

export const insertReview = statement<described.InsertReview>(`
  insert into text_reviews (member_id, field, text, waits, caught, created_at) values (:member, :field, :text, :waits, :caught, :now)`);

export type ReviewRow = RowOf<typeof reviewRow>;

export const reviewRow = statement<described.ReviewRow, Known>(`
  select r.id, r.member_id, r.field, r.text, r.waits, r.shown_before, r.caught, r.created_at, r.decided_at, r.decision, r.reason, r.replaced_at,
         r.appeal, r.appealed_at, r.appeal_status, a.site_id,
         case r.field when 'about' then m.about when 'seeking' then m.seeking else m.name end as shown
    from text_reviews r join members m on m.id = r.member_id join accounts a on a.id = r.member_id where r.id = :review`);

export const setReviewDecision = statement<described.SetReviewDecision>(`
  update text_reviews set decision = :decision, reason = :reason?, decided_at = :now, shown_before = :shown? where id = :review`);

export const reopenReview = statement<described.ReopenReview>(
  'update text_reviews set decision = null, reason = null, decided_at = null, shown_before = null where id = :review',
);

/** Of the version that waits or was decided; nothing where its member has written another one. */
export const settleText = statement<described.SettleText>(`
  update profile_texts set status = :status, reason = :reason?, decided_at = :decided?
   where member_id = :member and field = :field and text = :text and status = :from returning id`);

export const refusedRows = statement<described.RefusedRows, Omit<Known, 'caught'>>(`
  select id, field, text, reason, decision, replaced_at, appeal, appeal_status from text_reviews
   where member_id = :member and decision in ('asked', 'struck') and decided_at > :since
     and (decision = 'struck' or replaced_at is null) and appeal_status is distinct from 'accepted'
   order by decided_at desc limit 20`);

export const refusedName = statement<described.RefusedName>(`
  select exists (select from text_reviews where member_id = :member and field = 'name' and lower(text) = lower(:name)
                    and decision in ('asked', 'struck') and appeal_status is distinct from 'accepted') as refused`);

export const insertTextAppeal = statement<described.InsertTextAppeal>(`
  update text_reviews set appeal = :text, appealed_at = :now, appeal_status = 'open'
   where id = :review and member_id = :member and appeal_status is null`);

export const closeTextAppeal = statement<described.CloseTextAppeal>(
  'update text_reviews set appeal_status = :status, appeal_decided_at = :now where id = :review',
);

/** Decided so long ago that nobody can object any more, and nobody waits for an answer. */
export const forgetReviewsBefore = statement<described.ForgetReviewsBefore>(
  "delete from text_reviews where decided_at < :before and appeal_status is distinct from 'open'",
);
