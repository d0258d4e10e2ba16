-- How often an announcement was told, without reading what all others were told of.
create index notices_announced on notices (event) where kind in ('promotions', 'news');
