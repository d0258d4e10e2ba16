-- What search knows of members in numbers, so that an index can hold it.

-- The square of a place: its hundredth of a degree from the south pole, and its step as wide as that is high from Greenwich.
create or replace function search_square(p_latitude double precision, p_longitude double precision) returns int language sql immutable as $$
  select coalesce((round(p_latitude * 100)::int + 9000) * 100000 + 50000
                    + round(p_longitude / (0.01 / greatest(cosd(round(p_latitude * 100) / 100.0), 0.01)))::int, 0)
$$;

-- The middle of a square, in degrees; of 0 nowhere.
create or replace function square_latitude(p_square int) returns double precision language sql immutable as $$
  select case when p_square <> 0 then (p_square / 100000 - 9000) / 100.0::double precision end
$$;
create or replace function square_longitude(p_square int) returns double precision language sql immutable as $$
  select case when p_square <> 0
              then (p_square % 100000 - 50000) * (0.01 / greatest(cosd((p_square / 100000 - 9000) / 100.0), 0.01)) end
$$;

-- A place as on a map of Mercator's, on which directions are true, and which of two places is nearer.
create or replace function place_on_map(p_latitude double precision, p_longitude double precision) returns point language sql immutable as $$
  select point(p_longitude, degrees(ln(tand(45 + greatest(least(p_latitude, 89), -89) / 2))))
$$;

-- What a profile says in each field, a bit for each value: eight for each choice in the order of PROFILE_FIELDS, then languages.
create or replace function search_traits(p_hair_color text, p_eye_color text, p_body_type text, p_relationship_status text, p_looking_for text, p_languages text[])
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

create or replace function search_interests(p_interests text[]) returns bigint language sql immutable as $$
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

-- Call it with whose place changed, or with null for all: the squares that somebody lives in are then known.
create or replace function note_squares(p_members bigint[]) returns void language sql as $$
  insert into search_squares (pool, country, square, latitude, longitude, at)
  select pool, country, square, square_latitude(square), square_longitude(square),
         case square when 0 then point(0, 1000) else place_on_map(square_latitude(square), square_longitude(square)) end
    from member_search where p_members is null or member_id = any(p_members) group by 1, 2, 3
      on conflict do nothing
$$;
