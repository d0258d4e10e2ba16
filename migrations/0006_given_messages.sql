-- Messages up to this one have been given to a device of the member: their price does not come back any more.
alter table chat_list add column given_up_to bigint not null default 0;
-- Taken back after it had been given: its price stayed, and a start that it was.
alter table messages add column unsent_given boolean not null default false;
