-- Whom of the staff a fictional profile's message is by. It takes no credits; the message itself is one as any other.
create table staff_answers (
  message_id bigint primary key references messages on delete cascade,
  staff_id int not null references staff,
  created_at timestamptz not null,
  truth text check (truth in ('fictional', 'team', 'meeting', 'cost', 'pause'))
);
create index staff_answers_staff on staff_answers (staff_id, created_at desc);
comment on table staff_answers is 'owner: chat';
comment on column staff_answers.truth is 'which of the truthful answers it is, whose words nobody of the staff can change; null: their own words';

-- What the next person has to know of a conversation with a fictional profile: what was told, where it stands.
create table handover_notes (
  conversation_id bigint primary key references conversations on delete cascade,
  member_id bigint not null references members on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  staff_id int not null references staff,
  updated_at timestamptz not null
);
create index handover_notes_member on handover_notes (member_id);
create index handover_notes_staff on handover_notes (staff_id);
comment on table handover_notes is 'owner: chat';

-- The fictional profiles of a site.
create index accounts_fictional on accounts (site_id, id) where kind = 'fictional';

-- A fictional profile stays one, whoever writes to the tables: its label cannot be taken off.
create function refuse_real() returns trigger language plpgsql as $$
begin
  raise exception 'a fictional profile stays one';
end $$;
create trigger members_fictional_stays before update of fictional on members
  for each row when (old.fictional and not new.fictional) execute function refuse_real();
create trigger accounts_fictional_stays before update of kind on accounts
  for each row when (old.kind = 'fictional' and new.kind <> 'fictional') execute function refuse_real();
create trigger search_fictional_stays before update of fictional on member_search
  for each row when (old.fictional and not new.fictional) execute function refuse_real();
