import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import type { HomeReply } from '../../home/contract.ts';
import { FictionalIcon } from '../fictional-label.tsx';
import { useCountryName } from '../place-names.ts';

export function MembersLine({ few, members }: { few: string; members: HomeReply['members'] }) {
  const t = useTranslations('pages.home');
  const locale = useLocale();
  const countryName = useCountryName();
  return (
    <p className="mt-3 flex gap-2.5 text-ink-2 text-t13 s:text-t14">
      <FictionalIcon className="mt-px size-4.5 shrink-0 text-primary" />
      {members
        ? t('members', {
            place: countryName(members.country),
            real: members.real,
            total: numbersIn(locale).format(members.real),
            capped: members.capped ? 'yes' : 'no',
            fictional: members.fictional,
          })
        : few}
    </p>
  );
}
