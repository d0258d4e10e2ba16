-- Members are stored at the centre of the town that is shown (PRODUCT 61). Where they were found more finely is forgotten here;
-- the schedule members-settle puts those who have a town at its centre, and reads who is left by the index.
alter table members add column moved_at timestamptz[] not null default '{}';
comment on column members.moved_at is 'when the member last chose another town, the newest last';
update members set latitude = null, longitude = null where latitude is not null or longitude is not null;
update member_search set square = 0 where square <> 0;
create index members_unsettled on members (id) where city_id is not null and latitude is null;
