import { prepared } from '#platform/db/prepared.ts';
import type { PhotoFacts } from '#product/media/photo-view.ts';
import { type CardFacts, FACTS, JOINS } from '../cards/queries.ts';
import type { ProfileView } from '../contract.ts';
import { FIELD_NAMES, type FieldValues } from '../fields/contract.ts';

const FIELD_COLUMNS = FIELD_NAMES.map((name) => `m.${name}`).join(', ');

export interface ProfileRow extends CardFacts, FieldValues {
  status: ProfileView['status'];
  viewer_interests: ProfileView['interests'] | null;
  likes_viewer: boolean;
  conversation_id: number | null;
  /** All photos with their place among the active ones: those first, from the main photo on. */
  photos: PhotoFacts[];
}

export const profileRow = prepared<ProfileRow, [viewer: number | null, id: number, pool: number]>(`
  select ${FACTS}, m.status, ${FIELD_COLUMNS}, v.interests as viewer_interests,
         exists (select from likes l where l.liker_id = m.id and l.liked_id = $1) as likes_viewer,
         (select c.conversation_id from chat_list c where c.member_id = $1 and c.other_id = m.id and not c.removed) as conversation_id,
         (select coalesce(json_agg(photo), '[]') from (
            select p.id, p.file_hash as hash, p.status, f.width, f.height, f.thumbhash,
                   count(*) filter (where p.status = 'active') over (order by p.position) - (p.status = 'active')::int as rank
              from photos p join media_files f on f.hash = p.file_hash
             where p.member_id = m.id order by p.status = 'active' desc, p.position) photo) as photos
    from members m cross join lateral visibility($1, $3, m.id) s ${JOINS} where m.id = $2`);
