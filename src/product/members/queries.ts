import { prepared } from '#platform/db/prepared.ts';

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
     set visible = v.listed, country = m.country, region = m.region, dob = m.date_of_birth,
         has_photo = exists (select from photos p where p.member_id = m.id and p.status = 'active')
    from members m cross join lateral visibility(null, m.pool, m.id) v where m.id = s.member_id and m.id = any($1::bigint[])`);

/** Tells what is written afterwards: another process may have been first. */
export const touch = prepared<{ last_active: Date | null }, [id: number, now: Date, before: Date]>(`
  with written as (
    update member_search set last_active = $2 where member_id = $1 and last_active < $3 returning last_active)
  select coalesce((select last_active from written), (select last_active from member_search where member_id = $1)) as last_active`);
