import { type RowOf, statement } from '#platform/db/statement.ts';
import {
  FIELD_NAMES,
  type FieldName,
  PROFILE_FIELDS,
  type ProfileField,
} from '#product/sites/profile-fields/contract.ts';
import type { FieldValues } from '../contract.ts';
import type * as described from '../queries.gen.ts';
import type { OwnText, TextField } from '../texts/contract.ts';

type WrittenText = Pick<OwnText, 'text' | 'status' | 'reason'> & { field: TextField };

export const ownRow = statement<described.OwnRow, { written: WrittenText[] }>(`
  select m.search_engines, m.landers, m.created_at, m.name_changed_at, m.name_given_at, coalesce(s.listed, false) as listed,
         (select coalesce(json_agg(t), '[]') from (
            select field, text, status, reason from profile_texts where member_id = m.id) t) as written
    from members m left join lateral visibility(m.id, m.pool, m.id) s on true where m.id = :member`);

const givenField = (name: FieldName) => {
  const { kind, required }: ProfileField = PROFILE_FIELDS[name];
  return `${name} = :${name}${required || kind === 'list' ? '' : '?'}`;
};

type StoredFields = Omit<FieldValues, 'about' | 'seeking'>;
export type StoredProfile = RowOf<typeof lockProfile>;

/** Whoever saves at the same time waits. */
export const lockProfile = statement<described.LockProfile, StoredFields>(`
  select name, created_at, name_changed_at, name_given_at, gender, ${FIELD_NAMES.join(', ')}, search_engines, landers
    from members where id = :member for no key update`);

export const setProfile = statement<described.SetProfile>(`
  update members set name = :name, name_changed_at = :name_changed_at?, ${FIELD_NAMES.map(givenField).join(', ')},
         search_engines = :search_engines, landers = :landers
   where id = :member`);

export const setSeeks = statement<described.SetSeeks>(
  'update member_search set seeks = :seeks where member_id = :member and seeks <> :seeks',
);
