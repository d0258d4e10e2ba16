import { cx } from '#design/cx.ts';
import { Switch } from '#design/switch.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Channel, NOTIFICATIONS, type Notification } from '../contract.ts';
import type { PreferencesInput, PreferencesView } from '../preferences/contract.ts';

interface PreferenceTableProps {
  preferences: PreferencesView;
  marked: Notification | null;
  pushOn: boolean;
  onChange: (changes: PreferencesInput, said: string) => void;
}

export function PreferenceTable({ preferences, marked, pushOn, onChange }: PreferenceTableProps) {
  const t = useTranslations('notifications.settings');
  const cell = (channel: Channel, name: Notification) => {
    const label = `${t(`kind.${name}.title`)} · ${t(channel)}`;
    return (
      <td className={cx('py-3 text-center align-middle', channel === 'push' && !pushOn && 'opacity-50')}>
        <Switch
          className="justify-center"
          label={<span className="sr-only">{label}</span>}
          checked={preferences[channel][name]}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              channel === 'mail' ? { mail: { [name]: checked } } : { push: { [name]: checked } },
              `${label}: ${t(checked ? 'saved.on' : 'saved.off')}`,
            )
          }
        />
      </td>
    );
  };
  return (
    <div className="rounded-card border border-line bg-surface px-4.5 shadow-rest s:px-5.5">
      <table className="w-full table-fixed">
        <thead className="sticky top-16 z-10 bg-surface text-t13">
          <tr className="border-line border-b">
            <th scope="col" className="py-3 text-start font-regular text-ink-2">
              {t('head')}
            </th>
            <th scope="col" className="w-13 py-3 font-semibold s:w-24">
              {t('mail')}
            </th>
            <th scope="col" className="w-13 py-3 font-semibold s:w-24">
              {t('push')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {NOTIFICATIONS.map((name) => (
            <tr
              key={name}
              className={cx(name === marked && 'bg-primary-tint')}
              aria-current={name === marked || undefined}
            >
              <th scope="row" className="py-3 pe-3 text-start font-regular">
                <span className="block font-medium leading-snug">{t(`kind.${name}.title`)}</span>
                <span className="block text-ink-2 text-t14">{t(`kind.${name}.text`)}</span>
              </th>
              {cell('mail', name)}
              {cell('push', name)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
