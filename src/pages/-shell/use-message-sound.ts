import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { MessageEvent } from '#product/chat/contract.ts';
import { isSoundOn } from '#product/notifications/ui/device-sound.ts';

const load = () => import('./message-sound.ts');

/** @returns what is told each event; its code is fetched only where sound is on. @param late the page has been read. */
export function useMessageSound(late: boolean): (event: { type: string }) => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const transport = useTransport();
  useEffect(() => {
    const end = new AbortController();
    if (late && isSoundOn())
      load().then(
        ({ prepareSound }) => prepareSound(end.signal),
        () => undefined,
      );
    return () => end.abort();
  }, [late]);
  return useCallback(
    (event) => {
      if (event.type === 'message' && isSoundOn())
        load().then(
          ({ soundMessage }) => soundMessage(event as MessageEvent, { router, queryClient, transport }),
          () => undefined,
        );
    },
    [router, queryClient, transport],
  );
}
