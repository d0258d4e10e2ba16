-- In a migration of its own, so that nobody waits while the rows are read.
alter table chat_list validate constraint chat_list_last_carries_check;
