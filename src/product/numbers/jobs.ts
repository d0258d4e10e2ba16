import { defineBatch } from '#platform/jobs/batches.ts';

export interface LanderVisit {
  site: number;
  /** Of the site: its days are those of the count. */
  zone: string;
  lander: string;
}

export const landerVisited = defineBatch<LanderVisit>('lander visits');
