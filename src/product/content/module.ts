import { controller } from '#platform/http/route.ts';
import { type Module, onMailPart } from '#platform/module.ts';
import { agreedTermsFile, attachAgreedTerms, attachPage, pageFile } from './pages/attach-page.ts';
import * as pagesContract from './pages/contract.ts';
import { showPage as endpoint } from './pages/contract.ts';
import { showPage } from './pages/pages.ts';
import { pageInMail, quotePage } from './pages/quote-page.ts';
import { countFictional } from './transparency-facts.ts';

const pageRoutes = [controller(endpoint, showPage)];

export const content: Module = {
  name: 'content',
  about: "Pages of the law and of the operator's own",
  contracts: [pagesContract],
  routes: pageRoutes,
  schedules: [
    {
      name: 'transparency-counts',
      cron: '17 3 * * *',
      does: 'counts profiles and messages for the transparency page',
      run: countFictional,
    },
  ],
  mailParts: [
    onMailPart(pageInMail, quotePage),
    onMailPart(agreedTermsFile, attachAgreedTerms),
    onMailPart(pageFile, attachPage),
  ],
};
