-- Messages up to this one have reached a device of the member, while the member was not invisible.
alter table chat_list add column delivered_up_to bigint not null default 0;
