import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SectionHeading } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { passesQuery } from './passes-query.ts';

export function PassesLine() {
  const t = useTranslations('members.suggestions');
  const { members } = useSuspenseQuery(passesQuery(useTransport())).data;
  return (
    <section aria-labelledby="not-for-me" className="mt-8">
      <SectionHeading id="not-for-me" level={3} className="mb-1">
        {t('passed.section')}
      </SectionHeading>
      <p className="text-ink-2">
        {t('passed.count', { count: members.length })}{' '}
        {members.length > 0 && (
          <Link to="/profile/passed" className="font-semibold text-primary hover:underline">
            {t('passed.link')}
          </Link>
        )}
      </p>
    </section>
  );
}
