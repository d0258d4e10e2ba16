import { FactList } from '#design/fact-list.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MyProfile } from '../contract.ts';

export function Basics({ profile, fixedOnly = false }: { profile: MyProfile; fixedOnly?: boolean }) {
  const t = useTranslations('members.own');
  const format = useFormatter();
  const { support_email: email } = useSettings();
  const born = profile.date_of_birth;
  const fixed = [
    { key: 'gender', name: t('gender'), value: t(`genders.${profile.gender}`) },
    ...(born
      ? [
          {
            key: 'born',
            name: t('born'),
            value: format.dateTime(new Date(`${born}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
          },
        ]
      : []),
  ];
  return (
    <div className="max-w-120">
      <FactList facts={fixedOnly ? fixed : [{ key: 'name', name: t('username'), value: profile.name }, ...fixed]} />
      <p className="mt-4 text-ink-2 text-t14">
        {t('bornHint')}{' '}
        {t.rich('fixed', {
          email,
          mail: (text) => (
            <a href={`mailto:${email}`} className="font-semibold text-primary hover:underline">
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
