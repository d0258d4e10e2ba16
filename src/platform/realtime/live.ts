import type { QueryClient } from '@tanstack/react-query';

/**
 * What a noun's live events do to the browser's query cache, by their type: `live` of its `ui/live.ts`, which is found by
 * its path. Several nouns may listen to one event. `missed` runs when events may have gone by unheard.
 */
export interface LiveHandlers {
  readonly [type: string]: (queryClient: QueryClient, event: never) => void;
}
