import type { Sql } from '../db/database.ts';

/**
 * Sends one statement of the job queues at a time. On a single connection all queues look for work at the same moment; a request
 * then waits for one of their statements at most, and not for all of them.
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
