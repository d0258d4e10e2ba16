-- How often an announcement was told, by mail and push; what it was told by is forgotten after some weeks.
alter table announcements add column told int not null default 0;
update announcements n set told = t.told
  from (select subjects[1] as id, count(*) as told from notices where kind in ('promotions', 'news') and outcome = 'sent' group by 1) t
 where t.id = n.id;

-- Ordered once, however often the order arrives.
alter table announcements add column key uuid;
create unique index announcements_key on announcements (site_id, key);

-- A button may lead to the front page.
alter table announcements drop constraint announcements_path_check;
alter table announcements add constraint announcements_path_check check (path ~ '^/([^/\\]|$)');
