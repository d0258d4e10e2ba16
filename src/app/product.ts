import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { chatRoutes } from '#product/chat/routes.ts';
import { companyinfoRoutes } from '#product/companyinfo/routes.ts';
import { creditsRoutes } from '#product/credits/routes.ts';
import { geoRoutes } from '#product/geo/routes.ts';
import { likesRoutes } from '#product/likes/routes.ts';
import { mediaRoutes } from '#product/media/routes.ts';
import { membersRoutes } from '#product/members/routes.ts';
import { paymentsRoutes } from '#product/payments/routes.ts';
import { signupRoutes } from '#product/signup/routes.ts';
import { sitesRoutes } from '#product/sites/routes.ts';
import { usersRoutes } from '#product/users/routes.ts';
import type { Registries } from './server.ts';

/** Every noun's routes. */
export function productRoutes(app: App, services: Services, registries: Registries): void {
  sitesRoutes(app, services, registries.sites);
  creditsRoutes(app, services);
  chatRoutes(app, services);
  paymentsRoutes(app, services, registries);
  companyinfoRoutes(app, services);
  geoRoutes(app);
  mediaRoutes(app, services);
  membersRoutes(app, services);
  likesRoutes(app, services);
  usersRoutes(app, services, registries);
  signupRoutes(app, services, registries);
}
