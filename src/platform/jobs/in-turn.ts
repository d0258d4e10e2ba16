import type { Sql } from '../db/database.ts';

/**
 * Sends one statement at a time. On a single connection queues that all look for work at the same moment would otherwise
 * stand in front of everybody else: so whoever comes waits for one of their statements at most.
 */
export function inTurn(sql: Sql): Sql {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (query) => {
      const answer = last.then(() => sql.query<never>(query));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}
