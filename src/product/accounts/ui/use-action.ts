import { useState } from 'react';
import { isApiError } from '#platform/http/transport.ts';

export const LEAVING = Symbol('leaving');

interface Act {
  busy: boolean;
  failure: string;
  /** Field name -> what is wrong with it. */
  wrong: Record<string, string>;
  act: () => Promise<void>;
  answer: (field: string) => void;
}

/** @param failed the sentence for a failure that has none of its own. */
export function useAction(work: () => Promise<unknown>, failed: string): Act {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const act = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    setWrong({});
    try {
      if ((await work()) === LEAVING) return;
    } catch (error) {
      const refused = isApiError(error) ? error : null;
      const fields = refused?.fields ?? {};
      setWrong(fields);
      if (Object.keys(fields).length === 0) setFailure(refused?.message || failed);
    }
    setBusy(false);
  };
  const answer = (field: string) => setWrong(({ [field]: _answered, ...others }) => others);
  return { busy, failure, wrong, act, answer };
}
