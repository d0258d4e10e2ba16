-- Codes of a site are counted too, whoever asks for them.
alter table phone_codes add column site_id int references sites;
update phone_codes c set site_id = a.site_id from accounts a where a.id = c.account_id;
alter table phone_codes alter column site_id set not null;
create index phone_codes_site on phone_codes (site_id, created_at);
comment on column phone_codes.site_id is 'whose message it was';
