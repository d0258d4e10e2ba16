import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { INBOX_VIEWS, type InboxView, listInbox } from '../contract.ts';

export const REFRESH_INTERVAL_MS = 15_000;

export interface InboxSearch {
  site?: number;
  view?: string;
  chat?: number;
}

export const viewOf = ({ view }: Pick<InboxSearch, 'view'>): InboxView =>
  INBOX_VIEWS.find((known) => known === view) ?? 'waiting';

export const inboxQuery = (transport: Transport, { site, view }: Pick<InboxSearch, 'site' | 'view'>) =>
  apiQuery(transport, listInbox, { view: viewOf({ ...(view && { view }) }), ...(site !== undefined && { site }) });
