import { useEffect, useState } from 'react';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { type ReadyPhoto, viewChatPhoto } from '../contract.ts';
import { sendFile } from './send-file.ts';

export type Preparing =
  /** `share` of the file has arrived, from 0 to 1. */
  | { state: 'sending'; share: number }
  | { state: 'ready'; ready: ReadyPhoto }
  /** `reason` in the reader's language; empty when the server was not reached. */
  | { state: 'failed'; reason: string };

interface Wanted {
  file: File | null;
  asked: number | null;
  profileId: number;
}

export function useReadyPhoto({ file, asked, profileId }: Wanted) {
  const transport = useTransport();
  const { cdn_prefix: prefix } = useSettings();
  const [attempt, setAttempt] = useState({ file, asked });
  const [preparing, setPreparing] = useState<Preparing>({ state: 'sending', share: 0 });
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    const address = file && URL.createObjectURL(file);
    setLocal(address);
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const unlessLeft = (next: Preparing) => !signal.aborted && setPreparing(next);
    const onShare = (share: number) => unlessLeft({ state: 'sending', share });
    onShare(0);
    const getting = attempt.file
      ? sendFile(attempt.file, profileId, { transport, onShare, signal })
      : transport.call(viewChatPhoto, { id: attempt.asked ?? 0 }, { signal });
    getting.then(
      (ready) => unlessLeft({ state: 'ready', ready }),
      (error) => unlessLeft({ state: 'failed', reason: isApiError(error) && error.status > 0 ? error.message : '' }),
    );
    return () => abort.abort();
  }, [attempt, profileId, transport]);
  const stored = preparing.state === 'ready' ? preparing.ready.photo.picture : null;
  return {
    preparing,
    preview: local ?? (stored && prefix + stored),
    again: () => setAttempt({ file, asked }),
  };
}
