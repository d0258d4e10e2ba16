import type pg from 'pg';
import { prepared } from '#platform/db/prepared.ts';
import { statement } from '#platform/db/statement.ts';
import type { Standing } from '#product/safety/contract.ts';
import type { PhotoStatus } from './contract.ts';
import type * as described from './queries.gen.ts';

export interface PhotoRow extends pg.QueryResultRow, Standing {
  /** The member's. */
  id: number;
  file_hash: string;
  photo_status: PhotoStatus;
  rank: number;
}

/** A photo with what decides who may see it. */
export const photoRow = prepared<PhotoRow, [viewer: number | null, photo: number, pool: number]>(`
  select m.id, s.visibility, s.listed, p.file_hash, p.status as photo_status,
         (select count(*) from photos o where o.member_id = m.id and o.status = 'active' and o.position < p.position)::int as rank
    from photos p join members m on m.id = p.member_id cross join lateral visibility($1, $3, m.id) s
   where p.id = $2`);

export const pictureRows = prepared<
  { hash: string; width: number; height: number; thumbhash: string },
  [hashes: string[]]
>('select hash, width, height, thumbhash from media_files where hash = any($1::text[])');

export const insertPictures = prepared<
  never,
  [hashes: string[], widths: number[], heights: number[], thumbhashes: string[]]
>(`
  insert into media_files (hash, width, height, thumbhash)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[]) on conflict (hash) do nothing`);

export const insertPhotos = prepared<
  { id: number },
  [members: number[], hashes: string[], positions: number[], statuses: PhotoStatus[]]
>(`
  insert into photos (member_id, file_hash, position, status)
  select * from unnest($1::bigint[], $2::text[], $3::smallint[], $4::text[]) returning id`);

/** Until the transaction ends, nobody removes this picture because no photo shows it; many may take it at once. */
export const lockPicture = statement<described.LockPicture>('select pg_advisory_xact_lock_shared(3, hashtext(:hash))');
