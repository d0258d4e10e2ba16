-- What search can also ask for and order by. Joined: when others could first see them. Square: of about a kilometre, in which the
-- member lives, 0 where that is not told; search knows nothing finer. Traits and interests are bits, of which one is always set.
create function search_square(p_latitude double precision, p_longitude double precision) returns int language sql immutable as $$
  select coalesce((round(p_latitude * 100)::int + 9000) * 100000 + 50000
                    + round(p_longitude / (0.01 / greatest(cosd(round(p_latitude * 100) / 100.0), 0.01)))::int, 0)
$$;

-- The middle of a square, in degrees; of 0 nowhere.
create function square_latitude(p_square int) returns double precision language sql immutable as $$
  select case when p_square <> 0 then (p_square / 100000 - 9000) / 100.0::double precision end
$$;
create function square_longitude(p_square int) returns double precision language sql immutable as $$
  select case when p_square <> 0
              then (p_square % 100000 - 50000) * (0.01 / greatest(cosd((p_square / 100000 - 9000) / 100.0), 0.01)) end
$$;

-- A place as on a map of Mercator's, on which directions are true, and which of two places is nearer.
create function place_on_map(p_latitude double precision, p_longitude double precision) returns point language sql immutable as $$
  select point(p_longitude, degrees(ln(tand(45 + greatest(least(p_latitude, 89), -89) / 2))))
$$;

-- What a profile says in each field, a bit for each value: eight for each choice in the order of PROFILE_FIELDS, then languages.
create function search_traits(p_hair_color text, p_eye_color text, p_body_type text, p_relationship_status text, p_looking_for text, p_languages text[])
returns bigint language sql immutable as $$
  select (1::bigint << 52)
    | coalesce(1::bigint << array_position(array['blonde', 'brown', 'black', 'red', 'grey', 'white', 'other'], p_hair_color) - 1, 0)
    | coalesce(1::bigint << array_position(array['brown', 'blue', 'green', 'grey', 'hazel'], p_eye_color) + 7, 0)
    | coalesce(1::bigint << array_position(array['slim', 'athletic', 'average', 'curvy', 'full'], p_body_type) + 15, 0)
    | coalesce(1::bigint << array_position(array['single', 'divorced', 'widowed', 'separated', 'complicated'], p_relationship_status) + 23, 0)
    | coalesce(1::bigint << array_position(array['relationship', 'dating', 'friendship', 'chat'], p_looking_for) + 31, 0)
    | coalesce((select bit_or(1::bigint << place + 39)
                  from unnest(p_languages) spoken
                 cross join lateral array_position(array['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'], spoken) place), 0)
$$;

create function search_interests(p_interests text[]) returns bigint language sql immutable as $$
  select (1::bigint << 52) | coalesce((
    select bit_or(1::bigint << place - 1)
      from unnest(p_interests) liked
     cross join lateral array_position(array[
       'adventure', 'anal sex', 'animals', 'art', 'astrology', 'bbq', 'beach', 'beer', 'biking', 'bondage', 'coffee', 'cooking',
       'dancing', 'exchanging pictures', 'fashion', 'foodie', 'gardening', 'gym', 'hiking', 'hugging', 'kissing', 'lingerie',
       'massages', 'masturbating', 'movies', 'music', 'one night stand', 'oral sex', 'outdoors', 'party', 'photography',
       'politics', 'public sex', 'reading', 'relationship', 'sadomasochism', 'safe sex', 'sex', 'sex toys', 'shopping', 'sports',
       'sushi', 'tattoos', 'tea', 'theater', 'threesome', 'travelling', 'vegetarian', 'video games', 'wine'], liked) place), 0)
$$;

drop index search_all, search_country;
alter table member_search
  add column joined timestamptz not null default now(),
  add column square int not null default 0,
  add column traits bigint not null default 1::bigint << 52,
  add column interests bigint not null default 1::bigint << 52;
update member_search s
   set joined = m.created_at, square = search_square(m.latitude, m.longitude), interests = search_interests(m.interests),
       traits = search_traits(m.hair_color, m.eye_color, m.body_type, m.relationship_status, m.looking_for, m.languages)
  from members m where m.id = s.member_id;

-- Each order of the list is the order of an index that has whatever else is asked. The second condition of two of them holds for all
-- rows: only statements that repeat it can be read from them, so that the planner never takes one index for the order of another.
create index search_active on member_search (pool, country, gender, has_photo desc, last_active desc, member_id desc)
  include (joined, dob, region, seeks, fictional, square, traits, interests) where visible;
create index search_new on member_search (pool, country, gender, joined desc, member_id desc)
  include (has_photo, last_active, dob, region, seeks, fictional, square, traits, interests) where visible and joined > '-infinity';
create index search_near on member_search (pool, country, square, gender, has_photo desc, last_active desc, member_id desc)
  include (joined, dob, region, seeks, fictional, traits, interests) where visible and square >= 0;

-- The squares that somebody lives in, or did. At: where it is on the map; square 0 is farther than all others.
create table search_squares (
  pool smallint not null,
  country char(2) not null,
  square int not null,
  latitude double precision,
  longitude double precision,
  at point not null,
  primary key (pool, country, square)
);
create index search_squares_at on search_squares using gist (at);
comment on table search_squares is 'owner: members';

-- Call it with whose place changed, or with null for all: the squares that somebody lives in are then known.
create function note_squares(p_members bigint[]) returns void language sql as $$
  insert into search_squares (pool, country, square, latitude, longitude, at)
  select pool, country, square, square_latitude(square), square_longitude(square),
         case square when 0 then point(0, 1000) else place_on_map(square_latitude(square), square_longitude(square)) end
    from member_search where p_members is null or member_id = any(p_members) group by 1, 2, 3
      on conflict do nothing
$$;

select note_squares(null);
