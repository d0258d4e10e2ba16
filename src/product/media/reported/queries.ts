import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const reportedPhotos = statement<described.ReportedPhotos>(
  'select id from photos where member_id = :member and file_hash = any(:hashes::text[]) order by id',
);
