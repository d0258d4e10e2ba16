import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '../http/transport.ts';

/**
 * What a feature's live events do to the browser's query cache, by their type: `live` of its `ui/live.ts`, which is found by
 * its path. Several features may listen to one event. `missed` runs when events may have gone by unheard.
 */
export interface LiveHandlers {
  readonly [type: string]: (queryClient: QueryClient, event: never, transport: Transport) => void;
}
