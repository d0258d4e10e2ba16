import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { AppliedDiscountView, DiscountError } from '../contract.ts';

interface CodeFieldProps {
  value?: string | undefined;
  applied: Omit<AppliedDiscountView, 'id'> | null;
  refused: DiscountError | null;
  busy?: boolean | undefined;
  /** A code to try; empty: it is taken away. */
  onCode: (code: string) => void;
}

/** Within the order's form, so it is none of its own. Wants the texts of `discounts`. */
export function CodeField({ value = '', applied, refused, busy = false, onCode }: CodeFieldProps) {
  const t = useTranslations('discounts.offer.code');
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(value !== '' || refused !== null);
  const [code, setCode] = useState(value);
  const panel = useId();
  const apply = () => {
    if (code.trim()) onCode(code.trim());
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Else it would send the order.
    event.preventDefault();
    apply();
  };
  const isTyped = applied?.kind === 'code' || applied?.kind === 'stay';
  return (
    <div>
      {applied && (
        <Applied
          discount={applied}
          onRemove={
            isTyped
              ? () => {
                  setCode('');
                  onCode('');
                }
              : null
          }
        />
      )}
      <Button
        variant="quiet"
        size="s"
        className="-ms-4"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t('have')}
      </Button>
      <div id={panel} hidden={!open} className="mt-2">
        <div className="flex flex-wrap items-start gap-2.5">
          <div className="min-w-0 grow basis-40">
            <TextField
              ref={field}
              label={t('label')}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={onKeyDown}
              error={refused && t(`refused.${refused}`)}
            />
          </div>
          <Button variant="outline" busy={busy} className="mt-6.75 h-12" onClick={apply}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Applied({ discount, onRemove }: { discount: Omit<AppliedDiscountView, 'id'>; onRemove: (() => void) | null }) {
  const t = useTranslations('discounts.offer.code');
  const format = useFormatter();
  const { code, percentage, ends_at } = discount;
  const percent = format.number(percentage / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-t14" role="status">
      <Badge tone="honey">{t('applied', { code, percent })}</Badge>
      {ends_at && (
        <span className="text-ink-2">
          {t('until', { date: format.dateTime(new Date(ends_at), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </span>
      )}
      {onRemove && (
        <IconButton label={t('remove')} size="s" onClick={onRemove}>
          <IconClose />
        </IconButton>
      )}
    </div>
  );
}
