-- How long photos and texts waited is asked of each site: the newest decisions of one are read without those of the others.
create index audit_entries_decided on audit_entries (site_id, created_at desc)
  where verb in ('photo.accepted', 'photo.rejected', 'text.accepted', 'text.rejected');
drop index audit_entries_decisions;
