-- What an operator wrote for a page of a site, each version a row for good. Without Markdown the page is given back: to the text
-- that comes with the product, or to nothing.
create table page_texts (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  slug text not null check (slug ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  locale text not null check (locale in ('da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv')),
  version int not null check (version >= 1),
  markdown text check (octet_length(markdown) between 1 and 100000),
  valid_from timestamptz not null,
  author text not null check (author <> ''),
  created_at timestamptz not null,
  unique (site_id, slug, locale, version)
);
comment on table page_texts is 'owner: content';
comment on column page_texts.author is 'who wrote it, as they named themselves: staff, never a member';
create trigger page_texts_append_only before update or delete on page_texts for each row execute function forbid_change();
create trigger page_texts_never_emptied before truncate on page_texts for each statement execute function forbid_change();

-- Every text of the terms that somebody agreed to, once: as it was written, and what it said of site and company.
create table agreed_terms (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  locale text not null,
  valid_from timestamptz not null,
  markdown text not null,
  facts jsonb not null,
  hash bytea not null unique,
  created_at timestamptz not null
);
comment on table agreed_terms is 'owner: content';
create trigger agreed_terms_append_only before update or delete on agreed_terms for each row execute function forbid_change();
create trigger agreed_terms_never_emptied before truncate on agreed_terms for each statement execute function forbid_change();

alter table accounts add column terms_id bigint references agreed_terms;
comment on column accounts.terms_id is 'the text of the terms that the account agreed to; null where it was not noted yet';

-- The law of some countries wants somebody named who acts for the company.
alter table companies add column representative text;
