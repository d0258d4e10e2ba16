-- An operator's own words in the mails of a site, in versions: null gives a mail back to the words that come with the product.
create table mail_texts (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  kind text not null check (kind <> ''),
  locale text not null check (locale in ('da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv')),
  version int not null check (version >= 1),
  texts jsonb check (jsonb_typeof(texts) = 'object' and texts <> '{}' and octet_length(texts::text) <= 100000),
  author text not null check (author <> ''),
  created_at timestamptz not null,
  unique (site_id, kind, locale, version)
);
comment on table mail_texts is 'owner: content';
comment on column mail_texts.texts is 'by their names, as ICU messages; those that are left out are the product''s';
comment on column mail_texts.author is 'who wrote it, by their name among the staff, never a member';
create trigger mail_texts_append_only before update or delete on mail_texts for each row execute function forbid_change();
create trigger mail_texts_never_emptied before truncate on mail_texts for each statement execute function forbid_change();
