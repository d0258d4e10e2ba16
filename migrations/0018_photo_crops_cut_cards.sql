-- A crop cuts the card of a photo, and the gallery shows all of it. What was cut away before stays away: the cropped picture is
-- all there is, and the one it was made of is kept until the photo goes.
alter table photos drop constraint photos_edit;
update photos set edit = null, before_edit = null
 where (edit -> 'crop' ->> 'width')::numeric < 1 or (edit -> 'crop' ->> 'height')::numeric < 1;
alter table photos add constraint photos_edit check (edit is null or source_hash is not null);
comment on column photos.source_hash is 'the picture that the photo was made of; without an edit, one of which a part was cut away for good';
