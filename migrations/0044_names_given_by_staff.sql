-- When staff gave a member another name because of what the old one was: it stays for a while, in the first week too.
alter table members add column name_given_at timestamptz;
