import { type Module, onMailPart } from '#platform/module.ts';
import { agreedTermsFile, attachAgreedTerms, attachPage, pageFile } from './pages/attach-page.ts';
import * as pages from './pages/contract.ts';
import { pageInMail, quotePage } from './pages/quote-page.ts';
import { pageRoutes } from './pages/routes.ts';

/** The law's texts, and what operators write themselves. */
export const content: Module = {
  name: 'content',
  about: "Pages of the law and of the operator's own",
  contracts: [pages],
  routes: pageRoutes,
  mailParts: [
    onMailPart(pageInMail, quotePage),
    onMailPart(agreedTermsFile, attachAgreedTerms),
    onMailPart(pageFile, attachPage),
  ],
};
