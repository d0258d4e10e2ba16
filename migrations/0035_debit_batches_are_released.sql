-- A file that collects much money is released by somebody else than made it.
alter table companies add column debit_batch_alone int not null default 500000 check (debit_batch_alone >= 0);
comment on column companies.debit_batch_alone is 'minor units that a file of direct debits may collect without somebody else who releases it';
alter table debit_batches
  add column staff_id int references staff,
  add column releasing_staff_id int references staff,
  add column released_at timestamptz,
  add constraint debit_batches_released check ((releasing_staff_id is null or released_at is not null) and releasing_staff_id is distinct from staff_id or staff_id is null);
update debit_batches set released_at = made_at;
comment on column debit_batches.released_at is 'somebody else released its file; null where its sum needs nobody, or where it waits';
