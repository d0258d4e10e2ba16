import { type RowOf, statement } from '#platform/db/statement.ts';
import { TEXT_FIELDS } from '#product/members/texts/contract.ts';
import { FIELD_NAMES } from '#product/sites/profiles/contract.ts';
import type * as described from '../queries.gen.ts';

export const fictionalRows = statement<described.FictionalRows>(`
  select a.id, a.site_id, m.name, m.date_of_birth::text as date_of_birth, m.gender, m.city, m.country, m.status,
         (select p.id from photos p where p.member_id = a.id and p.status = 'active' order by p.position limit 1) as photo,
         (select count(*)::int from photos p where p.member_id = a.id and p.status <> 'removed') as photos,
         (select count(*)::int from photos p where p.member_id = a.id and p.status = 'pending') as waiting_photos
    from accounts a join members m on m.id = a.id
   where a.kind = 'fictional' and a.site_id = any(:sites::int[]) and (:under?::bigint is null or a.id < :under?)
   order by a.id desc limit :most`);

export const fictionalRow = statement<described.FictionalRow>(`
  select a.id, a.site_id, m.status from accounts a join members m on m.id = a.id
   where a.id = :id and a.kind = 'fictional' and a.site_id = any(:sites::int[])`);

/** Whoever changes it at the same time waits. */
export const lockFictional = statement<described.LockFictional>(
  'select id from members where id = :id and fictional for no key update',
);

const texts: readonly string[] = TEXT_FIELDS;
const writtenText = (field: string) =>
  `coalesce((select t.text from profile_texts t where t.member_id = m.id and t.field = '${field}' and t.status <> 'active'), m.${field}, '') as ${field}`;

export const fictionalState = statement<described.FictionalState>(`
  select m.name, m.status = 'active' as shown, m.city_id as city, m.search_engines, m.landers,
         ${FIELD_NAMES.filter((name) => !texts.includes(name))
           .map((name) => `m.${name}`)
           .join(', ')}, ${TEXT_FIELDS.map(writtenText).join(', ')}
    from members m where m.id = :id and m.fictional`);
export type FictionalStateRow = RowOf<typeof fictionalState>;
