import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type PreviewMailReply, previewSiteMail, type SaveMailInput } from '../contract.ts';
import type { Which } from './mails-query.ts';

/** Milliseconds after the last letter. */
const PAUSE_MS = 500;

export interface MailPreviewState {
  /** The last one that could be made. */
  mail: PreviewMailReply | undefined;
  error: Error | null;
}

/** The mail as it would arrive, made by the server as it makes the mail itself; or why it would not. */
export function useMailPreview(which: Which, texts: SaveMailInput['texts']): MailPreviewState {
  const transport = useTransport();
  const typed = JSON.stringify(texts);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const input = { ...which, texts: JSON.parse(settled) as SaveMailInput['texts'] };
  const [last, setLast] = useState<PreviewMailReply>();
  const { data, error } = useQuery({
    queryKey: keyOf(previewSiteMail, input),
    queryFn: ({ signal }) => transport.call(previewSiteMail, input, { signal }),
    retry: false,
  });
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  return { mail: data ?? last, error };
}
