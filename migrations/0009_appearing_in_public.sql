-- What a member lets happen outside of the site; both are off until they switch them on.
alter table members
  add column search_engines boolean not null default false,
  add column landers boolean not null default false;
comment on column members.search_engines is 'search engines may list the profile; otherwise it is noindex';
comment on column members.landers is 'the member may be shown on landing pages';
