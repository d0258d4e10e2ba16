import { defineBatch } from '#platform/jobs/batches.ts';

export interface LanderVisit {
  site: number;
  zone: string;
  lander: string;
}

export const landerVisited = defineBatch<LanderVisit>('lander visits');
