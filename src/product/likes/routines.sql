-- Likes a member, as one atomic step: the like, whether it makes a match, and what the lists of both then say.
-- Verdicts: ok (given now), repeated (given before), not_found (nobody whom the liker may see), unsuited (one of the two does
-- not look for the other's gender). Only ok writes anything. is_match: the other likes the liker as well. is_told: the other may be told.
-- The pair is locked first, and every statement after that sees what was committed by then: of two who like each other at the same
-- moment the second one finds the like of the first. After the pair's lock comes the liker's account, where the address is not confirmed, then both versions: nobody holds one of them while waiting for a pair.
create or replace function like_member(p_liker bigint, p_liked bigint, p_now timestamptz)
returns table (verdict text, is_match boolean, is_told boolean) language plpgsql as $$
declare
  relation record; told boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('like ' || least(p_liker, p_liked) || ' ' || greatest(p_liker, p_liked), 0));
  select s.visibility, takes_part(m.status, a.status) as told,
         (mine.seeks & theirs.gender) <> 0 and (theirs.seeks & mine.gender) <> 0 as suited,
         exists (select from likes l where l.liker_id = p_liker and l.liked_id = p_liked) as given,
         exists (select from likes l where l.liker_id = p_liked and l.liked_id = p_liker) as received
    into relation
    from members m join accounts a on a.id = m.id join member_search mine on mine.member_id = m.id
   cross join lateral visibility(p_liker, m.pool, p_liked) s
    join member_search theirs on theirs.member_id = p_liked
   where m.id = p_liker;
  if relation.visibility is distinct from 'shown' then
    return query select 'not_found', false, false; return;
  end if;
  if relation.given then
    return query select 'repeated', relation.received, relation.told; return;
  end if;
  if not relation.suited then
    return query select 'unsuited', false, false; return;
  end if;
  insert into likes (liker_id, liked_id, created_at) values (p_liker, p_liked, p_now);
  told := relation.told;
  -- Whoever confirms the address at this moment either finds the like, or is seen to have done so.
  if not told then
    perform from accounts a where a.id = p_liker for no key update;
    select takes_part(m.status, a.status) into told from members m join accounts a on a.id = m.id where m.id = p_liker;
  end if;
  perform bump_versions(array[p_liker, p_liked]);
  return query select 'ok', relation.received, told;
end $$;

-- Gives a new free member a like from a fictional profile, none if there was one
-- after p_day, and never from somebody real. One given after p_again is answered again while it was not looked at: the answer may have been lost. Two calls at once give one like.
-- No row where there is none to give: who signed up before p_since, has paid, takes no part yet, or no fictional profile suits.
create or replace function give_auto_like(p_member bigint, p_now timestamptz, p_since timestamptz, p_day timestamptz, p_again timestamptz)
returns table (liker_id bigint) language plpgsql as $$
#variable_conflict use_column
declare
  self record; latest record; chosen bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('auto-like ' || p_member, 0));
  select m.pool, m.country, m.date_of_birth as dob, s.gender, s.seeks into self
    from accounts a join members m on m.id = a.id join member_search s on s.member_id = m.id
   where a.id = p_member and a.kind = 'member' and not a.paid_user and a.signup_date > p_since and takes_part(m.status, a.status)
     and not m.fictional;
  if self is null then return; end if;
  select l.liker_id, l.created_at, l.seen_at into latest
    from likes l where l.liked_id = p_member and l.automatic order by l.created_at desc limit 1;
  if latest.created_at > p_day then
    if latest.created_at > p_again and latest.seen_at is null then return query select latest.liker_id; end if;
    return;
  end if;
  -- The nearest in age of a few hundred, so that not everybody is liked by the same ones.
  select c.member_id into chosen
    from (select s.member_id, s.dob from member_search s
           where s.fictional and s.visible and s.has_photo and s.pool = self.pool and s.country = self.country
             and (s.gender & self.seeks) <> 0 and (s.seeks & self.gender) <> 0 and s.member_id <> p_member
             and not exists (select from likes l where l.liker_id = s.member_id and l.liked_id = p_member)
             and not exists (select from passes p where p.member_id = p_member and p.passed_id = s.member_id)
             and not exists (select from reports r where r.reporter_id = p_member and r.reported_id = s.member_id)
           limit 300) c
   cross join lateral visibility(p_member, self.pool, c.member_id) v
    join members m on m.id = c.member_id and m.fictional
   where v.visibility = 'shown'
   order by abs(c.dob - self.dob) / 1000, hashint8extended(c.member_id, p_member) limit 1;
  if chosen is null then return; end if;
  insert into likes (liker_id, liked_id, created_at, automatic) values (chosen, p_member, p_now, true);
  perform bump_versions(array[chosen, p_member]);
  return query select chosen;
end $$;
