-- Codes of the staff let in several people, can be paused, and say what they are for.
alter table invites
  add column max_uses int not null default 1 check (max_uses between 1 and 10000),
  add column uses int not null default 0,
  add column paused_at timestamptz,
  add column label text not null default '' check (length(label) <= 80),
  add column staff_id int references staff,
  add constraint invites_of_members_are_for_one check (made_by is null or max_uses = 1);
update invites set uses = 1 where used_at is not null;
comment on column invites.used_at is 'when the last one that it lets in came';
comment on column invites.used_by is 'of a code for one alone; the others are in invite_uses';
comment on column invites.staff_id is 'who of the staff made it at a desk; null for members and the terminal';
create index invites_of_staff on invites (site_id, id) where made_by is null;

create table invite_uses (
  invite_id bigint not null references invites on delete cascade,
  account_id bigint not null references accounts,
  used_at timestamptz not null,
  primary key (invite_id, account_id)
);
create index invite_uses_account on invite_uses (account_id);
comment on table invite_uses is 'owner: signup';
