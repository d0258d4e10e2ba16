-- How long reports waited for a person.
create index reports_decided on reports (decided_at) where decided_at is not null;
