import { modules } from '#app/modules.ts';
import { type ApiDocument, apiDocument } from '#platform/http/api-document.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';

/** The document of the API as the contracts have it now. */
export const currentDocument = (): ApiDocument => apiDocument(modules, SESSION_COOKIE);
