import { prepared } from '#platform/db/prepared.ts';

export const conversationsStarted = prepared<{ count: number }, [member: number]>(
  'select count(*)::int as count from conversations where started_by = $1',
);
