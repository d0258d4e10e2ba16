import { type ReactNode, useEffect, useRef } from 'react';
import { IconMail } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

interface MailSentProps {
  email: string;
  headingLevel: 1 | 2;
  action: ReactNode;
}

export function MailSent({ email, headingLevel, action }: MailSentProps) {
  const t = useTranslations('signup.form');
  const { demo } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex grow flex-col">
      <span className="grid size-13 place-items-center rounded-card bg-primary-tint text-primary">
        <IconMail className="size-6" />
      </span>
      <Heading ref={heading} tabIndex={-1} className="headline mt-5 text-t28 outline-none">
        {t('mail.headline')}
      </Heading>
      <p className="mt-2 [overflow-wrap:anywhere]">{t('mail.to', { email })}</p>
      <p className="mt-3 text-pretty">{t('mail.neutral')}</p>
      <p className="mt-3 text-ink-2 text-t14">{t('mail.age')}</p>
      {demo && (
        <p className="mt-4">
          <a
            href="/demo/outbox"
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-primary hover:underline"
          >
            {t('mail.outbox')}
          </a>
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-7 *:min-w-[min(10rem,100%)] *:grow *:basis-0 [&>:last-child]:min-w-fit">
        {action}
      </div>
    </div>
  );
}
