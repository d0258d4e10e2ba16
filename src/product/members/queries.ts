import type pg from 'pg';
import { prepared } from '#platform/db/prepared.ts';
import { RELATION_COLUMNS, type Relation } from '#product/media/sight/sight.ts';
import type { MemberCard, ProfileView } from './contract.ts';
import type { PhotoFacts } from './policy.ts';

/** What a card needs beside its photo; `$1` is the viewer's id or null in every statement that selects it. */
export interface CardFacts extends pg.QueryResultRow, Relation {
  name: string;
  /** YYYY-MM-DD */
  dob: string;
  gender: MemberCard['gender'];
  country: string;
  region: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  fictional: boolean;
  created_at: Date;
  last_active: Date;
  liked: boolean;
  viewer_latitude: number | null;
  viewer_longitude: number | null;
}

export interface CardRow extends CardFacts {
  /** The main photo: the first active one. */
  photo_id: number | null;
  width: number;
  height: number;
  thumbhash: string;
}

/** What a card tells beside its photo, where `m` is the member and `v` the viewer's row of `members`. */
export const CARD_FACTS = `
  m.name, m.date_of_birth::text as dob, m.gender, m.country, m.region, m.city, m.latitude, m.longitude,
  m.fictional, m.created_at,
  exists (select from likes l where l.liker_id = $1 and l.liked_id = m.id) as liked,
  v.latitude as viewer_latitude, v.longitude as viewer_longitude`;

export const MAIN_PHOTO = 'p.id as photo_id, f.width, f.height, f.thumbhash';

export const MAIN_PHOTO_JOIN = `left join lateral (
    select p.id, p.file_hash from photos p where p.member_id = m.id and p.status = 'active' order by p.position limit 1
  ) p on true
  left join media_files f on f.hash = p.file_hash`;

const FACTS = `${RELATION_COLUMNS}, ${CARD_FACTS}, s.last_active`;
const JOINS = `join accounts a on a.id = m.id join member_search s on s.member_id = m.id left join members v on v.id = $1`;

/** A `CardRow` of the member `m`, for lists that are read together with their cards in one statement; `$1` is the viewer. */
export const CARD_COLUMNS = `${FACTS}, ${MAIN_PHOTO}`;
export const CARD_JOINS = `${JOINS} ${MAIN_PHOTO_JOIN}`;

export const cardRows = prepared<CardRow, [viewer: number | null, ids: number[]]>(
  `select ${CARD_COLUMNS} from members m ${CARD_JOINS} where m.id = any($2::bigint[])`,
);

export interface ProfileRow extends CardFacts {
  status: ProfileView['status'];
  sexuality: ProfileView['sexuality'];
  about: string | null;
  interests: ProfileView['interests'];
  hair_color: ProfileView['hair_color'];
  eye_color: ProfileView['eye_color'];
  body_type: ProfileView['body_type'];
  relationship_status: ProfileView['relationship_status'];
  looking_for: ProfileView['looking_for'];
  languages: string[];
  viewer_interests: ProfileView['interests'] | null;
  likes_viewer: boolean;
  conversation_id: number | null;
  /** All photos with their place among the active ones: those first, from the main photo on. */
  photos: PhotoFacts[];
}

export const profileRow = prepared<ProfileRow, [viewer: number | null, id: number, pool: number]>(`
  select ${FACTS}, m.status, m.sexuality, m.about, m.interests, m.hair_color, m.eye_color, m.body_type,
         m.relationship_status, m.looking_for, m.languages, v.interests as viewer_interests,
         exists (select from likes l where l.liker_id = m.id and l.liked_id = $1) as likes_viewer,
         (select c.conversation_id from chat_list c where c.member_id = $1 and c.other_id = m.id and not c.removed) as conversation_id,
         (select coalesce(json_agg(photo), '[]') from (
            select p.id, p.status, f.width, f.height, f.thumbhash,
                   count(*) filter (where p.status = 'active') over (order by p.position) - (p.status = 'active')::int as rank
              from photos p join media_files f on f.hash = p.file_hash
             where p.member_id = m.id order by p.status = 'active' desc, p.position) photo) as photos
    from members m ${JOINS} where m.id = $2 and m.pool = $3`);

export const insertMember = prepared<
  never,
  [id: number, pool: number, name: string, gender: string, sexuality: string, dob: string, country: string, now: Date]
>(`insert into members (id, pool, name, gender, sexuality, date_of_birth, country, created_at, status)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 'disabled')`);

export const insertSearch = prepared<
  never,
  [id: number, pool: number, gender: number, seeks: number, country: string, dob: string, now: Date]
>(`insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active)
   values ($1, $2, $3, $4, $5, $6, false, false, false, $7)`);

export const setActive = prepared<{ id: number }, [id: number]>(
  "update members set status = 'active' where id = $1 and status = 'disabled' returning id",
);

/** Makes the search row say what the member's other rows say. */
export const renewSearch = prepared<never, [ids: number[]]>(`
  update member_search s
     set visible = m.status = 'active' and not m.invisible, country = m.country, region = m.region, dob = m.date_of_birth,
         has_photo = exists (select from photos p where p.member_id = m.id and p.status = 'active')
    from members m where m.id = s.member_id and m.id = any($1::bigint[])`);

/** Tells what is written afterwards: another process may have been first. */
export const touch = prepared<{ last_active: Date | null }, [id: number, now: Date, before: Date]>(`
  with written as (
    update member_search set last_active = $2 where member_id = $1 and last_active < $3 returning last_active)
  select coalesce((select last_active from written), (select last_active from member_search where member_id = $1)) as last_active`);
