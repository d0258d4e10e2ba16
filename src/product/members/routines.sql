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

-- Call it with whose place changed, or with null for all: the squares that somebody lives in are then known.
create or replace function note_squares(p_members bigint[]) returns void language plpgsql as $$
begin
  insert into search_squares (pool, country, square, latitude, longitude, at)
  select pool, country, square, square_latitude(square), square_longitude(square),
         case square when 0 then point(0, 1000) else place_on_map(square_latitude(square), square_longitude(square)) end
    from (select s.pool, s.country, s.square from member_search s where p_members is null
          union all select s.pool, s.country, s.square from member_search s where s.member_id = any(p_members)) lived_in
   group by 1, 2, 3
      on conflict do nothing;
end $$;
