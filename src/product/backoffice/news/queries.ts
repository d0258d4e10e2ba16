import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const siteOfAnnouncement = statement<described.SiteOfAnnouncement>(
  'select site_id, ends_at from announcements where id = :id and site_id = any(:sites::int[])',
);
