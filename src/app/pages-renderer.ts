import type { IncomingMessage, ServerResponse } from 'node:http';
import type { renderMail } from './mails.tsx';
import type { PageRenderer } from './pages.ts';

/** What makes pages and mails. */
export interface Renderer extends PageRenderer {
  renderMail: typeof renderMail;
  /** Development only. */
  middleware?: DevelopmentRenderer['middleware'];
}

export interface DevelopmentRenderer extends Renderer {
  /** Answers what the browser asks of Vite; calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}
