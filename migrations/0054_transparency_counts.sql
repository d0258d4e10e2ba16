-- What the page about fictional profiles tells: counted from the tables every night, for each pool of members who meet each other.
create table transparency_counts (
  pool smallint primary key,
  profiles int not null check (profiles >= 0),
  fictional int not null check (fictional between 0 and profiles),
  counted_at timestamptz not null,
  up_to bigint not null
);
comment on table transparency_counts is 'owner: content';
comment on column transparency_counts.up_to is 'the last message that was counted, of all pools';

create table transparency_days (
  pool smallint not null,
  day date not null,
  messages bigint not null check (messages >= 0),
  answers bigint not null check (answers between 0 and messages),
  primary key (pool, day)
);
comment on table transparency_days is 'owner: content';
comment on column transparency_days.answers is 'those of fictional profiles, which the team writes';
