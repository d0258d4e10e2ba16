-- An erased account keeps its row, which the ledger and payments belong to, but no address.
alter table accounts drop constraint accounts_check;
alter table accounts add constraint accounts_check check (kind <> 'member' or email is not null or status = 'deleted');
