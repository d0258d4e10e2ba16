import type { QueryClient } from '@tanstack/react-query';

/** Brings the open lists and conversations up to what a live event says. */
export function applyChatEvent(queryClient: QueryClient, event: { type: string }): void {
  if (event.type === 'message' || event.type === 'chat_removed') queryClient.invalidateQueries({ queryKey: ['chats'] });
  if (event.type === 'message' || event.type === 'read') queryClient.invalidateQueries({ queryKey: ['conversation'] });
}
