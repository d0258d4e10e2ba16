import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { showSecurity } from '#product/accounts/security/contract.ts';
import { ProveDialog } from './prove-dialog.tsx';

interface Guarded {
  run: (action: () => Promise<unknown>) => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
}

export function useGuarded(): Guarded {
  const t = useTranslations('accounts.security');
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<{ action: () => Promise<unknown> } | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
      await queryClient.invalidateQueries({ queryKey: keyOf(showSecurity) });
    } catch (error) {
      if (isApiError(error) && error.code === 'identity_needed') setWaiting({ action });
      else toast({ tone: 'danger', title: (isApiError(error) && error.message) || t('failed') });
    } finally {
      setBusy(false);
    }
  };
  const dialog = (
    <ProveDialog
      open={waiting !== null}
      onClose={() => setWaiting(null)}
      onProved={() => {
        setWaiting(null);
        if (waiting) run(waiting.action);
      }}
    />
  );
  return { run, busy, dialog };
}
