-- How often an announcement was told, without reading what all others were told of.
create index notices_announced on notices (event) where kind in ('promotions', 'news');

-- A button may lead to the front page.
alter table announcements drop constraint announcements_path_check;
alter table announcements add constraint announcements_path_check check (path ~ '^/([^/\\]|$)');
