import type pg from 'pg';

/**
 * Lets connections break without ending the process. A client that is out of its pool tells of its end by an event, up to
 * twice, and an `error` that nobody hears ends a process. Whoever uses the client learns of it by the next statement, which
 * fails; of one that nobody uses the pool tells itself.
 */
export function surviveBrokenClients(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}
