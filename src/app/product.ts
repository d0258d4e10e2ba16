import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { creditsRoutes } from '#product/credits/routes.ts';
import { sitesRoutes } from '#product/sites/routes.ts';
import type { Registries } from './server.ts';

/** Every noun's routes. */
export function productRoutes(app: App, services: Services, { sites }: Registries): void {
  sitesRoutes(app, services, sites);
  creditsRoutes(app, services);
}
