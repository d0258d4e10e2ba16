import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { securityQuery } from '../../security/ui/security-query.ts';
import type { SignedPasskey } from '../contract.ts';
import { signWithPasskey } from './passkey.ts';

interface PasskeyButtonProps {
  busy: boolean;
  onSigned: (passkey: SignedPasskey) => void;
  onFailed: () => void;
  children: string;
}

export function PasskeyButton({ busy, onSigned, onFailed, children }: PasskeyButtonProps) {
  const transport = useTransport();
  const { passkeys } = useSuspenseQuery(securityQuery(transport)).data;
  if (passkeys.length === 0) return null;
  return (
    <Button
      variant="quiet"
      className="self-start"
      disabled={busy}
      onClick={() => signWithPasskey(transport).then(onSigned, onFailed)}
    >
      {children}
    </Button>
  );
}
