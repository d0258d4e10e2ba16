import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type PreviewMailReply, previewSiteMail, type SaveMailInput } from '../contract.ts';
import type { Which } from './mails-query.ts';

/** After the last letter. */
const PAUSE_MS = 500;

export interface MailPreviewState {
  mail: PreviewMailReply | undefined;
  error: Error | null;
}

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
