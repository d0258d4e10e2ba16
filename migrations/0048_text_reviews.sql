-- Texts and names of profiles that a person looks at: those that nobody sees before, and those that a rule pointed out. The words
-- stay as they were looked at: what was decided may be taken back, and its member may appeal to somebody else.
create table text_reviews (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  field text not null check (field in ('about', 'seeking', 'name')),
  text text not null,
  waits boolean not null,
  shown_before text,
  caught text[] not null default '{}',
  created_at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('approved', 'asked', 'struck')),
  reason text check (reason in ('contact', 'rude', 'explicit', 'money', 'other')),
  replaced_at timestamptz,
  appeal text not null default '',
  appealed_at timestamptz,
  appeal_status text check (appeal_status in ('open', 'kept', 'accepted')),
  appeal_decided_at timestamptz,
  check ((decided_at is null) = (decision is null)),
  check ((reason is not null) = coalesce(decision in ('asked', 'struck'), false)),
  check ((appealed_at is null) = (appeal_status is null))
);
create unique index text_reviews_open on text_reviews (member_id, field) where decided_at is null;
create index text_reviews_waiting on text_reviews (created_at) where decided_at is null;
create index text_reviews_appeals on text_reviews (appealed_at) where appeal_status = 'open';
create index text_reviews_member on text_reviews (member_id, decided_at);
create index text_reviews_decided on text_reviews (decided_at);
comment on table text_reviews is 'owner: members';
comment on column text_reviews.waits is 'others do not see it until somebody accepts it; false: it is shown, and somebody looks';
comment on column text_reviews.shown_before is 'what others saw until it was accepted';
comment on column text_reviews.caught is 'what a rule found in it: it points out and decides nothing';
comment on column text_reviews.replaced_at is 'when its member wrote something else instead';

insert into text_reviews (member_id, field, text, waits, created_at)
select member_id, field, text, true, created_at from profile_texts where status = 'pending';
