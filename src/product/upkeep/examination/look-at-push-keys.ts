import type { Sql } from '#platform/db/database.ts';
import { bad, fine, type Look } from './find-all.ts';

export const lookAtPushKeys = async (sql: Sql): Promise<Look[]> => [
  {
    about: 'pushes',
    async look() {
      const { rows } = await sql.query<{ keys: number; waiting: number }>({
        text: `select (select count(*) from push_keys)::int as keys,
                      (select count(*) from jobs.job where name = 'push' and state in ('created', 'retry')
                          and created_on < now() - interval '1 hour')::int as waiting`,
      });
      const { keys = 0, waiting = 0 } = rows[0] ?? {};
      if (!keys) return [fine('no key was made yet: the first start does, or VAPID_* names one')];
      return [
        waiting
          ? bad(
              `${waiting} wait for more than an hour`,
              'see push_keys_refused_total and the log: key, clock or contact',
            )
          : fine('none waits for long'),
      ];
    },
  },
];
