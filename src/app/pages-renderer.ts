import type { IncomingMessage, ServerResponse } from 'node:http';
import type { renderMail } from './mails.tsx';
import type { PageRenderer } from './pages.ts';

export interface Renderer extends PageRenderer {
  renderMail: typeof renderMail;
  middleware?: DevelopmentRenderer['middleware'];
}

export interface DevelopmentRenderer extends Renderer {
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}
