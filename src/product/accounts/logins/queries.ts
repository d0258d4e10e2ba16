import { prepared } from '#platform/db/prepared.ts';

/** Serialises attempts at one login and from one address: always taken in this order, so they cannot wait for each other. */
export const lockLogin = prepared<never, [hash: string]>('select pg_advisory_xact_lock(1, hashtext($1))');
export const lockAddress = prepared<never, [address: string]>('select pg_advisory_xact_lock(2, hashtext($1))');

export interface FailureRun {
  /** The newest failure, null when there is none. */
  latest: Date | null;
  /** Failures in the window that ends with the newest one. */
  count: number;
}

export const failuresOfLogin = prepared<FailureRun, [hash: Buffer, windowSeconds: number]>(`
  with newest as (select max(created_at) as latest from login_failures where login_hash = $1)
  select n.latest, (select count(*)::int from login_failures f
     where f.login_hash = $1 and f.created_at > n.latest - make_interval(secs => $2)) as count
    from newest n`);

export const failuresOfAddress = prepared<FailureRun, [address: string, windowSeconds: number]>(`
  with newest as (select max(created_at) as latest from login_failures where address = $1)
  select n.latest, (select count(*)::int from login_failures f
     where f.address = $1 and f.created_at > n.latest - make_interval(secs => $2)) as count
    from newest n`);

export const insertFailure = prepared<never, [hash: Buffer, address: string, now: Date]>(
  'insert into login_failures (login_hash, address, created_at) values ($1, $2, $3)',
);
export const deleteFailures = prepared<never, [hash: Buffer]>('delete from login_failures where login_hash = $1');
