import { useCallback, useEffect, useState } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { pushState } from '#platform/push-state.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { canPush, readPush, turnOffPush, turnOnPush } from './device-push.ts';

/** `unknown`: nobody has looked yet; `impossible`: this browser cannot; `denied`: its user refused it in the browser. */
export type PushOnDevice = 'unknown' | 'impossible' | 'off' | 'on' | 'denied';

export interface DevicePush {
  state: PushOnDevice;
  busy: boolean;
  failed: boolean;
  /** Asks the browser; call it from a press. @returns whether it is on. */
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<void>;
}

export function usePush(): DevicePush {
  const transport = useTransport();
  const { push_public_key: key } = useSettings();
  const known = pushState.use();
  const [looked, setLooked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readPush()
      .catch(() => undefined)
      .then(() => setLooked(true));
  }, []);
  const attempt = useCallback(async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    setBusy(true);
    setFailed(false);
    try {
      return await work();
    } catch {
      setFailed(true);
      return otherwise;
    } finally {
      setBusy(false);
    }
  }, []);
  return {
    state: stateOf(known, looked, key !== null),
    busy,
    failed,
    turnOn: () => attempt(() => turnOnPush(transport, key ?? ''), false),
    turnOff: () => attempt(() => turnOffPush(transport), undefined),
  };
}

function stateOf(known: ReturnType<typeof pushState.use>, looked: boolean, offered: boolean): PushOnDevice {
  if (!looked) return 'unknown';
  if (!offered || !canPush()) return 'impossible';
  if (known === 'denied') return 'denied';
  return known ? 'on' : 'off';
}
