import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '../http/transport.ts';

/** `live` of a feature's `ui/live.ts`, which is found by its path. `missed` runs when events may have gone unheard. */
export interface LiveHandlers {
  readonly [type: string]: (queryClient: QueryClient, event: never, transport: Transport) => void;
}
