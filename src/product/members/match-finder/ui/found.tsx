import { IconPeople } from '#design/icons.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MemberSearchReply } from '../../search/contract.ts';
import { type Answers, roundedCount } from './answers.ts';

const MAX_AGE_FILTER = 99;

export function Found({ reply, answers }: { reply: MemberSearchReply | undefined; answers: Answers }) {
  const t = useTranslations('members.match-finder');
  const locale = useLocale();
  const { min_age: youngest } = useSettings();
  if (!reply) return null;
  const { kind, count } = roundedCount(reply.total, reply.total_capped);
  const { gender, min_age, max_age } = reply.filters;
  const asked = [
    t('asked.gender', { gender: gender ?? 'all' }),
    ...(min_age > youngest || max_age < MAX_AGE_FILTER ? [t('asked.ages', { low: min_age, high: max_age })] : []),
    ...(answers.within ? [t('asked.within', { km: answers.within })] : []),
  ];
  return (
    <p
      role="status"
      className="flex items-center gap-3.5 rounded-card border border-line bg-surface px-4.5 py-3.5 shadow-rest"
    >
      <IconPeople className="shrink-0" />
      <span>
        <strong className="font-semibold">
          {t(`count.${kind}`, { count, number: numbersIn(locale).format(count) })}
        </strong>{' '}
        <span className="text-ink-2">{asked.join(', ')}</span>
      </span>
    </p>
  );
}
