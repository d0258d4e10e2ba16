-- Likes that the site gave in the name of a fictional profile, which the member was told by its label: one a day at most, to new free members.
alter table likes add column automatic boolean not null default false;
create index likes_automatic on likes (liked_id, created_at desc) where automatic;
