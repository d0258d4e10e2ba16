-- Notes that a device of the member is given messages of others, before it is: call it as a statement of its own, and read them (again)
-- after it. Whatever unsend_message has taken back by then is gone, and what it takes back later is not paid back. In the order of
-- conversations, as all who hold several rows of one list.
create or replace function give_messages(p_member bigint, p_messages bigint[]) returns void language sql as $$
  with given as (
    select l.conversation_id, g.up_to from chat_list l
      join (select m.conversation_id, max(m.id) as up_to from messages m where m.id = any(p_messages) and m.sender_id <> p_member group by 1) g
        on g.conversation_id = l.conversation_id
     where l.member_id = p_member order by l.conversation_id for no key update of l)
  update chat_list l set given_up_to = given.up_to from given
   where l.member_id = p_member and l.conversation_id = given.conversation_id and given.up_to > l.given_up_to
$$;
