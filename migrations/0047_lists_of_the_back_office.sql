-- The lists of the back office read no more than they show, however small the site and however rare what is asked for. By the
-- negative number: for plans that fit any values, the primary key would look cheaper, and be walked to its end;
-- and each index has a form of its own, so that none but it is in the order of a list.
create index payments_listed on payments (site_id, state, (-id));
create index audit_entries_listed on audit_entries (site_id, (-id));
create index audit_entries_verb on audit_entries (verb, site_id, (0 - id));
create index audit_entries_name on audit_entries ((lower(staff_name) collate "C"), verb, site_id, (0 - id));
create index discount_codes_listed on discount_codes (site_id, (kind = 'code'), (-id)) where kind <> 'stay';
drop index audit_entries_site;
