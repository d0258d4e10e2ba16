import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Panel } from '#design/layout.tsx';
import { TextField } from '#design/text-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { sendPhoneCode } from '../../phone-codes/contract.ts';
import { MAX_LENGTHS } from '../contract.ts';
import type { FieldsProps } from './account-fields.tsx';
import { clockOf } from './read-form.ts';

const CODE_LENGTH = 6;

export function PhoneFields({ errors, onChange }: FieldsProps) {
  const t = useTranslations('payments.direct-debit');
  const transport = useTransport();
  const phone = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [wait, setWait] = useState(0);
  useCountdown(wait, setWait);
  const { mutate, isPending, data } = useMutation({
    mutationFn: (number: string) => transport.call(sendPhoneCode, { phone: number }),
    onSuccess: ({ again_in }) => {
      setWait(again_in);
      code.current?.focus();
    },
    onError: (failure) => setRefused((isApiError(failure) && failure.message) || t('codeFailed')),
  });
  const send = () => {
    const number = phone.current?.value.trim() ?? '';
    setRefused(number ? undefined : t('phoneMissing'));
    if (number) mutate(number);
    else phone.current?.focus();
  };
  return (
    <Panel as="section">
      <h2 className="headline text-t22">{t('prove')}</h2>
      <p className="mt-1 text-ink-2 text-t14">{t('proveText')}</p>
      <div className="mt-4 grid gap-4">
        <div>
          <TextField
            ref={phone}
            label={t('phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTHS.phone}
            error={errors.phone ?? refused}
            onChange={() => {
              onChange('phone');
              setRefused(undefined);
            }}
          />
          <Button
            variant="tint"
            className="mt-2.5 max-s:w-full"
            busy={isPending}
            busyLabel={t('send')}
            aria-disabled={wait > 0 || undefined}
            onClick={() => wait === 0 && send()}
          >
            {wait > 0 ? t('againIn', { time: clockOf(wait) }) : t(data ? 'sendAgain' : 'send')}
          </Button>
        </div>
        <TextField
          ref={code}
          label={t('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH + 1}
          hint={<span aria-live="polite">{data && t('sent', { phone: data.phone })}</span>}
          error={errors.code}
          onChange={() => onChange('code')}
          className="max-w-56 font-semibold text-t22 tabular-nums tracking-[.45em]"
        />
      </div>
    </Panel>
  );
}

function useCountdown(seconds: number, set: (next: number) => void): void {
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => set(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, set]);
}
