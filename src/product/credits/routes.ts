import { read } from '#platform/http/route.ts';
import { listPackages } from './contract.ts';
import { packagesFor } from './credits.ts';

export const creditsRoutes = [read(listPackages, packagesFor, { copy: 'visitors' })];
