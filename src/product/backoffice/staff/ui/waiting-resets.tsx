import { Button } from '#design/button.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { type Colleague, decideFactor, listColleagues } from '../contract.ts';

export function WaitingResets({ staff, onOpen }: { staff: readonly Colleague[]; onOpen: (id: number) => void }) {
  const t = useTranslations('backoffice.staff');
  const waiting = staff.filter(({ reset }) => reset !== null);
  if (waiting.length === 0) return null;
  return (
    <section className="border-line border-b bg-secondary-tint p-4 text-t14 l:px-6">
      <h2 className="mb-2 font-semibold">{t('waiting')}</h2>
      <ul className="flex flex-col gap-3">
        {waiting.map((colleague) => (
          <Waiting key={colleague.id} colleague={colleague} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({
  colleague: { id, email, name, reset, locked },
  onOpen,
}: {
  colleague: Colleague;
  onOpen: (id: number) => void;
}) {
  const t = useTranslations('backoffice.staff');
  const format = useFormatter();
  const { mutate, isPending } = useAct(
    (transport, approve: boolean) => transport.call(decideFactor, { id: reset?.id ?? 0, approve }),
    { said: () => t('done'), changes: [keyOf(listColleagues)], alsoRefused: true },
  );
  if (!reset) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button type="button" onClick={() => onOpen(id)} className="min-h-6 font-semibold hover:underline">
        {name ?? email}
      </button>
      <span className="text-ink-2">
        {t('askedBy', { name: reset.by, date: format.dateTime(new Date(reset.at), { dateStyle: 'medium' }) })}{' '}
        {t('askedUntil', {
          time: format.dateTime(new Date(reset.until), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </span>
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {reset.own && <span className="text-ink-2 text-t13">{t('ownRequest')}</span>}
        <Button size="s" variant="outline" disabled={locked !== null} busy={isPending} onClick={() => mutate(false)}>
          {t(reset.own ? 'takeBack' : 'refuse')}
        </Button>
        <Button size="s" disabled={reset.own || locked !== null} busy={isPending} onClick={() => mutate(true)}>
          {t('approve')}
        </Button>
      </span>
    </li>
  );
}
