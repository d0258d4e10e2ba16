import { useState } from 'react';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface Press {
  busy: boolean;
  failure: string;
  press: () => Promise<void>;
}

/** One press that works on the server, and what is told when it does not. It stays busy after it worked: the next page follows. */
export function usePress(work: () => Promise<unknown>): Press {
  const t = useTranslations('link');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const press = async () => {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setBusy(false);
      setFailure((isApiError(error) && error.message) || t('failed'));
    }
  };
  return { busy, failure, press };
}
