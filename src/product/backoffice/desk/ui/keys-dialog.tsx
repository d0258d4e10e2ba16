import { Dialog } from '#design/dialog.tsx';
import { Switch } from '#design/switch.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Key, type KeyHint } from './key-hint.tsx';
import { useKeysOn } from './keys.ts';

export function KeysDialog({ hints, onClose }: { hints: readonly KeyHint[]; onClose: () => void }) {
  const t = useTranslations('backoffice.frame');
  const [on, turn] = useKeysOn();
  const everywhere: KeyHint[] = [
    { keys: ['G'], does: t('keyNames.go') },
    { keys: ['/'], does: t('keyNames.find') },
    { keys: ['?'], does: t('keyNames.help') },
  ];
  return (
    <Dialog open onClose={onClose} title={t('keys')} closeLabel={t('close')} size="s">
      {hints.length > 0 && <Group name={t('keysHere')} hints={hints} />}
      <Group name={t('keysEverywhere')} hints={everywhere} />
      <Switch
        label={t('keysOn')}
        hint={t('keysHint')}
        place="end"
        checked={on}
        onChange={({ target }) => turn(target.checked)}
        className="mt-4"
      />
    </Dialog>
  );
}

function Group({ name, hints }: { name: string; hints: readonly KeyHint[] }) {
  return (
    <section className="mb-4">
      <h3 className="mb-2 text-t13 text-ink-2">{name}</h3>
      <ul className="flex flex-col gap-2 text-t14">
        {hints.map(({ keys, does }) => (
          <li key={does} className="flex items-center justify-between gap-4">
            <span>{does}</span>
            <span className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
