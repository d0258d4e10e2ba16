import { Switch } from '#design/switch.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { switchSound, useSoundOn } from './device-sound.ts';

export function SoundSwitch() {
  const t = useTranslations('notifications.settings');
  const on = useSoundOn();
  return (
    <div className="rounded-card border border-line bg-surface px-4.5 shadow-rest s:px-5.5">
      <Switch
        place="end"
        className="min-h-16 gap-x-6 py-3.5"
        label={t('sound.title')}
        hint={t('sound.text')}
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          switchSound(checked);
          if (checked)
            import('./play-sound.ts').then(
              ({ playSound }) => playSound(),
              () => undefined,
            );
        }}
      />
    </div>
  );
}
