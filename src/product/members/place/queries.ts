import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const townOf = statement<described.TownOf>('select city_id from members where id = :id');

/** Without a town somebody still lives in a country. */
export const writePlace = statement<described.WritePlace>(`
  update members
     set country = coalesce(:country?, country), region = :region?, city_id = :town?, city = :city?,
         latitude = :lat?, longitude = :lon?
   where id = :id and status <> 'deleted' returning id`);
