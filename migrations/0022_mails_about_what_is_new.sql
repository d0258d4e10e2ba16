-- What somebody was or will be mailed about: a conversation, or (subject 0) the likes received. A row stays until it was read,
-- so that there is one mail at most about it.
create table pending_mails (
  account_id bigint not null references accounts on delete cascade,
  about text not null check (about in ('chat', 'like')),
  subject bigint not null,
  -- When it began to wait.
  since timestamptz not null,
  mailed_at timestamptz,
  -- The last message or like that a mail told of.
  told_up_to timestamptz,
  reminded_at timestamptz,
  primary key (account_id, about, subject)
);
create index pending_mails_due on pending_mails (since) where mailed_at is null;
create index pending_mails_reminders on pending_mails (mailed_at) where mailed_at is not null and reminded_at is null;
comment on table pending_mails is 'owner: notifications';
