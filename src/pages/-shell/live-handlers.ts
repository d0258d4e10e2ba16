import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';

// Without a type of its own the call is known as one to Vitest, which else keeps a list without new files.
const features = Object.values(
  import.meta.glob('../../product/**/ui/live.ts', { eager: true, import: 'live' }) as Record<string, LiveHandlers>,
);

export function dispatchLiveEvent(queryClient: QueryClient, transport: Transport, event: { type: string }): void {
  for (const handlers of features) handlers[event.type]?.(queryClient, event as never, transport);
}
