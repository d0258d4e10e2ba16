-- Lists of disputes by site, and how many payments they stand beside: counted over thirty days, never by reading every payment.
alter table disputes add column site_id int references sites;
update disputes d set site_id = p.site_id from payments p where p.id = d.payment_id;
create function dispute_site() returns trigger language plpgsql as $$
begin
  new.site_id := coalesce(new.site_id, (select site_id from payments where id = new.payment_id));
  return new;
end $$;
create trigger dispute_site before insert on disputes for each row execute function dispute_site();
-- Negative, so that nobody reads all sites' by their numbers for a small one's.
create index disputes_site on disputes (site_id, (-id));
create index disputes_site_open on disputes (site_id, (-id)) where state in ('warned', 'lost_funds');
create index disputes_site_created on disputes (site_id, created_at);
comment on column disputes.site_id is 'of its payment';
