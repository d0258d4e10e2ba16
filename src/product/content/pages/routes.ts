import { edge } from '#platform/http/route.ts';
import { showPage as endpoint } from './contract.ts';
import { showPage } from './pages.ts';

export const pageRoutes = [edge(endpoint, showPage)];
