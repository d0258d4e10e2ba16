-- When a member last took another name: from then on it stays for a while.
alter table members add column name_changed_at timestamptz;
