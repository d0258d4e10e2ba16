import { type KeyboardEvent, useId, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';

interface CodeFieldProps {
  /** The typed code that lowers the price; `percentage` in percent. */
  applied: { code: string; percentage: number } | null;
  /** Why the typed code does not count, as a sentence. */
  refused: string | false;
  /** A code to try; null takes it away. */
  onCode: (code: string | null) => void;
  /** The answer to the last code is not there yet. */
  busy?: boolean;
}

/** "I have a code", folded until somebody wants it. It stands within the order's form, so it is none of its own. */
export function CodeField({ applied, refused, onCode, busy = false }: CodeFieldProps) {
  const t = useTranslations('discounts.code');
  const format = useFormatter();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const panel = useId();
  const apply = () => code.trim() && onCode(code.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Else it would send the order.
    event.preventDefault();
    apply();
  };
  const remove = () => {
    setCode('');
    onCode(null);
  };
  if (applied) {
    const percent = format.number(applied.percentage / 100, { style: 'percent', maximumFractionDigits: 2 });
    return (
      <div className="flex items-center gap-2" role="status">
        <Badge tone="honey">{t('applied', { code: applied.code, percent })}</Badge>
        <IconButton label={t('remove')} size="s" onClick={remove}>
          <IconClose />
        </IconButton>
      </div>
    );
  }
  return (
    <div>
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
      <div id={panel} hidden={!open} className="mt-1">
        <div className="flex flex-wrap items-start gap-2.5">
          <TextField
            label={t('label')}
            fieldClassName="grow basis-40"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={onKeyDown}
            error={refused}
          />
          <Button variant="outline" busy={busy} className="mt-6.75 h-12" onClick={apply}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </div>
  );
}
