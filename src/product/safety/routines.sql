-- Who may see and reach whom. Search, profiles, photos, likes and chat ask here and nowhere else.

-- A member who takes part: the profile is active and so is its account, which says that the address is confirmed.
create or replace function takes_part(p_profile_status text, p_account_status text) returns boolean
language sql immutable as $$
  select p_profile_status = 'active' and p_account_status = 'active'
$$;

-- Every block from both sides: neither of the two meets the other. by_other: the other side set it.
create or replace view blocks_both_ways as
  select blocker_id as member_id, blocked_id as other_id, false as by_other from blocks
  union all
  select blocked_id, blocker_id, true from blocks;

-- What a member is to a viewer (null: a visitor), and whether search shows the member to everybody whom no block keeps away;
-- no row for a member of another pool. Written so that PostgreSQL plans it as a part of the statement that asks.
create or replace function visibility(p_viewer bigint, p_pool smallint, p_member bigint)
returns table (visibility text, listed boolean) language sql stable as $$
  select case
           when m.id = p_viewer or exists (select from accounts v where v.id = p_viewer and v.kind = 'staff') then 'shown'
           when not takes_part(m.status, a.status) then 'gone'
           when exists (select from blocks_both_ways b where b.member_id = p_viewer and b.other_id = m.id and b.by_other)
             then 'blocked_by_member'
           when exists (select from blocks_both_ways b where b.member_id = p_viewer and b.other_id = m.id and not b.by_other)
             then 'member_blocked'
           -- An invisible member is there for those whom the member wrote to or likes.
           when not m.invisible
             or exists (select from likes l where l.liker_id = m.id and l.liked_id = p_viewer)
             or exists (select from conversations c join messages x on x.conversation_id = c.id and x.sender_id = m.id and x.unsent_at is null
                         where c.low_member_id = least(m.id, p_viewer) and c.high_member_id = greatest(m.id, p_viewer))
             then 'shown'
           else 'gone'
         end,
         takes_part(m.status, a.status) and not m.invisible
    from members m join accounts a on a.id = m.id
   where m.id = p_member and m.pool = p_pool
$$;
