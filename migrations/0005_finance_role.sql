-- Staff of four roles: the fourth looks after payments.
alter table accounts drop constraint accounts_role_check;
alter table accounts add constraint accounts_role_check check (role in ('moderator', 'support', 'finance', 'admin'));
