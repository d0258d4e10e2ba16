-- A member was told of a fictional profile that the site runs it, that nobody can be met, and what a message costs.
create table fictional_acknowledgements (
  member_id bigint not null references members on delete cascade,
  profile_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, profile_id)
);
create index fictional_acknowledgements_profile on fictional_acknowledgements (profile_id);
comment on table fictional_acknowledgements is 'owner: chat';

-- Messages that somebody had translated, once for each language. Without a text it is on its way, or failed.
create table message_translations (
  message_id bigint not null references messages on delete cascade,
  language text not null,
  asked_by bigint not null references members on delete cascade,
  asked_at timestamptz not null,
  body text,
  source text,
  primary key (message_id, language)
);
create index message_translations_asked on message_translations (asked_by, asked_at);
comment on table message_translations is 'owner: chat';
comment on column message_translations.source is 'language of the original as the translator tells it; null where it does not';
