-- Who of the staff works on a case: two never hold one. A lease that has run out is anybody's.
create table case_leases (
  kind text not null,
  case_id bigint not null,
  staff_id int not null references staff,
  expires_at timestamptz not null,
  primary key (kind, case_id)
);
create index case_leases_staff on case_leases (staff_id);
create index case_leases_expires on case_leases (expires_at);
comment on table case_leases is 'owner: backoffice';
