-- Profiles that a site's sitemaps name: their members agreed, and search shows them to everybody.
create table indexed_profiles (
  member_id bigint primary key references members on delete cascade,
  site_id int not null references sites,
  changed_at timestamptz not null
);
create index indexed_profiles_site on indexed_profiles (site_id, member_id) include (changed_at);
-- Which of a site's sitemaps name somebody, and when one of them last changed: 50,000 numbers of members are one.
create index indexed_profiles_sitemap on indexed_profiles (site_id, (member_id / 50000), changed_at);
comment on table indexed_profiles is 'owner: members';
comment on column indexed_profiles.changed_at is 'when the profile last changed';

insert into indexed_profiles (member_id, site_id, changed_at)
select m.id, a.site_id, now()
  from members m join accounts a on a.id = m.id
 where m.search_engines and not m.fictional and m.status = 'active' and a.status = 'active' and not m.invisible;
