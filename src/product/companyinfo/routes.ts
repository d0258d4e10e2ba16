import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { companyInfo } from './companyinfo.ts';
import { CompanyInfoReply } from './contract.ts';

export function companyinfoRoutes(app: App, { db }: Services): void {
  app.get(
    '/api/companyinfo.php',
    {
      schema: {
        tags: ['companyinfo'],
        summary: 'The company behind the site; loaded once',
        response: { 200: CompanyInfoReply },
      },
    },
    async (request) => ({ companyinfo: await companyInfo(db, request.site.companyId) }),
  );
}
