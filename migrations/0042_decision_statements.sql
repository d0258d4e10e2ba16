-- What a member is told of a restriction, and on what it rests: every field of Article 17(3) of Regulation (EU) 2022/2065, kept from
-- the moment that the restriction starts. Closed lists only, but for the letter as it was sent. Staff are not named.
create table decision_statements (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  site_id int not null references sites,
  restriction text not null check (restriction in (
    'warning', 'photo_rejected', 'photo_removed', 'text_rejected', 'text_removed', 'message_removed', 'account_suspended', 'account_ended')),
  object text not null,
  object_id bigint not null,
  territory text not null default 'everywhere' check (territory = 'everywhere'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  reason text not null,
  facts jsonb not null default '{}' check (length(facts::text) <= 2000),
  found text not null check (found in ('notice', 'own')),
  automated_detection boolean not null,
  automated_decision boolean not null,
  ground text not null check (ground in ('law', 'terms')),
  redress text[] not null default '{complaint,dispute_body,court}' check (redress <@ array['complaint', 'dispute_body', 'court']),
  told text not null default 'page' check (told in ('page', 'mail')),
  locale text,
  letter text not null default '' check (length(letter) <= 10000),
  overruled_at timestamptz,
  check (ends_at is null or (restriction = 'account_suspended' and ends_at > starts_at)),
  check ((told = 'mail') = (letter <> '' and locale is not null))
);
create index decision_statements_account on decision_statements (account_id, starts_at);
create index decision_statements_started on decision_statements (starts_at);
comment on table decision_statements is 'owner: audit';
comment on column decision_statements.reason is 'what was found; with the ground it says which rule that breaks';
comment on column decision_statements.found is 'by a notice of somebody, or by a look of our own';
comment on column decision_statements.overruled_at is 'it does not stand any more: it was taken back, or an appeal was right';
