-- A received message that its reader wants in a language: known (translated before, by anybody), asked (to be translated now, by
-- nobody else), busy (somebody is at it, for a minute at most), limit (the member asked p_most times within an hour), not_found. What the
-- member does not see, because it was taken back, removed or is behind a block, is not found.
create or replace function ask_translation(p_member bigint, p_message bigint, p_language text, p_now timestamptz, p_most int)
returns table (verdict text, original text, body text, source text)
language plpgsql as $$
#variable_conflict use_column
declare
  msg record; known record;
begin
  select m.id, m.body into msg
    from messages m join chat_list l on l.conversation_id = m.conversation_id and l.member_id = p_member
    join members v on v.id = l.member_id left join lateral visibility(v.id, v.pool, l.other_id) s on true
   where m.id = p_message and m.sender_id <> p_member and m.id > l.removed_up_to and m.unsent_at is null and m.body <> ''
     and coalesce(s.visibility, 'gone') in ('shown', 'gone');
  if msg.id is null then
    return query select 'not_found', null::text, null::text, null::text; return;
  end if;
  -- The member's account is the queue: what is asked at once is counted one after another.
  perform from accounts a where a.id = p_member for no key update;
  select t.body, t.source into known from message_translations t where t.message_id = msg.id and t.language = p_language and t.body is not null;
  if known.body is not null then
    return query select 'known', null::text, known.body, known.source; return;
  end if;
  if (select count(*) from message_translations t where t.asked_by = p_member and t.asked_at > p_now - interval '1 hour') >= p_most then
    return query select 'limit', null::text, null::text, null::text; return;
  end if;
  insert into message_translations (message_id, language, asked_by, asked_at) values (msg.id, p_language, p_member, p_now)
    on conflict (message_id, language) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at
      where message_translations.body is null and message_translations.asked_at <= p_now - interval '1 minute';
  if not found then
    return query select 'busy', null::text, null::text, null::text; return;
  end if;
  return query select 'asked', msg.body, null::text, null::text;
end $$;
