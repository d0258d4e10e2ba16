import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '#design/cx.ts';
import { IconButton } from '#design/icon-button.tsx';
import { IconLanguage } from '#design/icons.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { languagesIn } from '#platform/i18n/intl-objects.ts';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { translateMessage } from '../../translation/contract.ts';

/** Translates one received message on a press, and shows it under the message, which stays. */
export function TranslatePart({ id }: { id: number }) {
  return useTexts('chat-parts') ? <Translate id={id} /> : null;
}

function Translate({ id }: { id: number }) {
  const t = useTranslations('chat-parts.translation');
  const locale = useLocale();
  const transport = useTransport();
  const [shown, setShown] = useState(false);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => transport.call(translateMessage, { message_id: id }),
  });
  const press = () => {
    setShown(!shown);
    if (!shown && !data) mutate();
  };
  const language = data?.source && languagesIn(locale).of(data.source);
  return (
    <>
      <IconButton
        size="s"
        label={shown ? t('hide') : t('show')}
        aria-expanded={shown}
        busy={isPending}
        onClick={press}
        className={cx(
          'absolute start-full top-0 ms-1 text-ink-2',
          !shown &&
            'pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/bubble:opacity-100',
        )}
      >
        <IconLanguage />
      </IconButton>
      <div role="status">
        {shown && data && (
          <div className="mt-1 border-line-2 border-s-2 ps-3 ms-4 py-0.5">
            <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {data.text}
            </p>
            <p className="text-ink-2 text-t13">{language ? t('from', { language: language }) : t('plain')}</p>
          </div>
        )}
        {shown && error && (
          <p className="px-1.5 text-danger text-t13">{(isApiError(error) && error.message) || t('failed')}</p>
        )}
      </div>
    </>
  );
}
