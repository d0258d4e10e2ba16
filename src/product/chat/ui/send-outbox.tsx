import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { openOutbox } from './kept-messages.ts';

/** Sends what the member wrote in this browser and what was not sent, whatever page is open. */
export function SendOutbox() {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const member = useUser()?.id;
  const { message_credits: messageCredits } = useSettings();
  useEffect(
    () => (member === undefined ? undefined : openOutbox(member, { queryClient, transport, messageCredits })),
    [member, messageCredits, queryClient, transport],
  );
  return null;
}
