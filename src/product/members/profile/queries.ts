import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Crop } from '#product/media/album/contract.ts';
import type { PhotoFacts } from '#product/media/photo-view.ts';
import type { Relationship } from '#product/safety/contract.ts';
import { FIELD_NAMES } from '#product/sites/profile-fields/contract.ts';
import { FACTS, JOINS } from '../cards/queries.ts';
import type { ProfileView } from '../contract.ts';
import type { FieldValues } from '../fields/contract.ts';
import type * as described from '../queries.gen.ts';

const FIELD_COLUMNS = FIELD_NAMES.map((name) => `m.${name}`).join(', ');

/** `photos` are all, with their place among the active ones: those first, from the main photo on. */
interface ProfileColumns extends FieldValues, Pick<Relationship, 'visibility'> {
  viewer_interests: ProfileView['interests'] | null;
  photos: (PhotoFacts & { crop: Crop | null })[];
}

export type ProfileRow = RowOf<typeof profileRow>;

export const profileRow = statement<described.ProfileRow, ProfileColumns>(`
  select ${FACTS}, m.status, m.search_engines, o.site_id, o.paid_user, ${FIELD_COLUMNS}, v.interests as viewer_interests,
         exists (select from likes l where l.liker_id = m.id and l.liked_id = :viewer?) as likes_viewer,
         (select c.conversation_id from chat_list c where c.member_id = :viewer and c.other_id = m.id and not c.removed) as conversation_id,
         (select coalesce(json_agg(photo), '[]') from (
            select p.id, p.file_hash as hash, p.status, f.width, f.height, f.thumbhash, p.edit -> 'crop' as crop,
                   count(*) filter (where p.status = 'active') over (order by p.position) - (p.status = 'active')::int as rank
              from photos p join media_files f on f.hash = p.file_hash
             where p.member_id = m.id order by p.status = 'active' desc, p.position) photo) as photos
    from members m join accounts o on o.id = m.id cross join lateral visibility(:viewer, :pool, m.id) s ${JOINS} where m.id = :id`);
