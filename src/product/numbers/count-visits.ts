import type { IncomingHttpHeaders } from 'node:http';
import type { JobTools } from '#platform/module.ts';
import type { Services } from '#platform/services.ts';
import type { Site } from '#product/sites/contract.ts';
import { landerOf } from '#product/sites/tracking/tracking.ts';
import { type LanderVisit, landerVisited } from './jobs.ts';
import { addVisits } from './queries.ts';

const ROBOT = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|facebookexternalhit|curl|wget|python|^$/i;

const isRobot = (headers: IncomingHttpHeaders): boolean =>
  ROBOT.test(headers['user-agent'] ?? '') || /prefetch|prerender/.test(`${headers['sec-purpose'] ?? headers.purpose}`);

export interface ShownPage {
  site: Pick<Site, 'id'> & { settings: Pick<Site['settings'], 'time_zone'> };
  /** With or without a query. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** Nothing that tells one visitor from another is kept. @param page one that there is: its name becomes a row. */
export function noteVisit({ batches }: Pick<Services, 'batches'>, { site, url, headers }: ShownPage): void {
  const lander = landerOf(url)?.lander;
  if (!lander || isRobot(headers)) return;
  batches.add(landerVisited, { site: site.id, zone: site.settings.time_zone, lander });
}

export async function countVisits(
  { services }: Pick<JobTools, 'services'>,
  visits: readonly LanderVisit[],
): Promise<void> {
  const alike = Map.groupBy(visits, ({ site, zone, lander }) => [site, lander, zone].join('\t'));
  const counts = [...alike.values()].flatMap((same) => (same[0] ? [{ ...same[0], visits: same.length }] : []));
  await addVisits(services.db, { counts: JSON.stringify(counts), now: services.now() });
}
