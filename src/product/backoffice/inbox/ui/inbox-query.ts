import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { INBOX_VIEWS, type InboxView, listInbox } from '../contract.ts';

/** Milliseconds after which the list is asked for again. */
export const REFRESH_INTERVAL_MS = 15_000;

/** What the screen shows, as its address has it. */
export interface InboxSearch {
  site?: number;
  view?: string;
  /** The conversation that is open. */
  chat?: number;
}

export const viewOf = ({ view }: Pick<InboxSearch, 'view'>): InboxView =>
  INBOX_VIEWS.find((known) => known === view) ?? 'waiting';

export const inboxQuery = (transport: Transport, { site, view }: Pick<InboxSearch, 'site' | 'view'>) =>
  apiQuery(transport, listInbox, { view: viewOf({ ...(view && { view }) }), ...(site !== undefined && { site }) });
