-- What a provider said is cut to what later facts are weighed with, once nobody asks any more.
create index payment_events_whole on payment_events (received_at) where handled_at is not null and payload->>'reference' is not null;

-- Small tables of which every row is changed again and again: a fifth of dead rows, which is the default, is far too many.
alter table accounts set (autovacuum_vacuum_scale_factor = 0.01);
alter table account_versions set (autovacuum_vacuum_scale_factor = 0.01);
alter table chat_list set (autovacuum_vacuum_scale_factor = 0.01);
alter table member_search set (autovacuum_vacuum_scale_factor = 0.01);
