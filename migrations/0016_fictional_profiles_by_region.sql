-- The swipe game asks for a region too, of fictional profiles as well.
drop index search_fictional;
create index search_fictional on member_search (pool, country, gender, has_photo desc, ((member_id * 2654435761) & 4294967295))
  include (member_id, dob, region, seeks, square, last_active) where visible and fictional;
