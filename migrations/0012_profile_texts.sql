-- A second text of a profile, beside `about`: whom the member would like to meet.
alter table members add column seeking text;

-- What a member wrote last in each text of the profile, and what became of it. The column of `members` holds what others see:
-- the last one that was accepted. A new version takes a new id, so that nobody decides a text they have not read.
create table profile_texts (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  field text not null check (field in ('about', 'seeking')),
  text text not null,
  status text not null check (status in ('pending', 'active', 'rejected')),
  reason text check (reason in ('contact', 'rude', 'explicit', 'money', 'other')),
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (member_id, field),
  constraint profile_texts_reason check ((status = 'rejected') = (reason is not null))
);
create index profile_texts_pending on profile_texts (created_at) where status = 'pending';
comment on table profile_texts is 'owner: members';
