import { Link } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { mayOpen, SCREEN_NAMES, SCREENS } from '../../contract.ts';
import type { QueueName } from '../../desk/contract.ts';
import { useDesk } from '../../desk/ui/desk-query.ts';
import { keepSite } from '../../desk/ui/frame.tsx';
import type { NumbersReply } from '../contract.ts';
import { useWords } from './use-words.ts';

export function Waiting({ moderation, deliveries }: Pick<NumbersReply, 'moderation' | 'deliveries'>) {
  const t = useTranslations('backoffice.numbers');
  const frame = useTranslations('backoffice.frame');
  const { percent, minutes } = useWords();
  const desk = useDesk();
  const queues = SCREEN_NAMES.filter((name) => mayOpen(desk.role, name) && (desk.waiting[name as QueueName] ?? 0) > 0);
  const timesOf = (name: string) => moderation?.find(({ queue }) => queue === name) ?? null;
  return (
    <section aria-label={frame('waiting')} className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h2 className="mb-1 font-semibold text-t14">{frame('waiting')}</h2>
      {queues.length === 0 && <p className="py-2 text-ink-2 text-t14">{frame('nothingWaits')}</p>}
      <ul className="divide-y divide-line text-t14">
        {queues.map((name) => {
          const times = timesOf(name);
          const late = times?.oldest != null && times.oldest > times.promise;
          return (
            <li key={name}>
              <Link
                to={SCREENS[name].path}
                search={keepSite}
                className="flex min-h-10 flex-wrap items-center gap-x-3 hover:text-primary"
              >
                <span className="flex-1">{frame(`screens.${name}`)}</span>
                <span className="font-semibold tabular-nums">{desk.waiting[name as QueueName]}</span>
                {times?.oldest != null && (
                  <Badge size="s" tone={late ? 'danger' : 'honey'}>
                    {t(late ? 'oldestLate' : 'oldest', { time: minutes(times.oldest) })}
                  </Badge>
                )}
              </Link>
            </li>
          );
        })}
        {deliveries && deliveries.mails.now > 0 && (
          <li className="flex min-h-10 flex-wrap items-center gap-x-3">
            <span className="flex-1">{t('mailsReturned')}</span>
            <span className="font-semibold tabular-nums">{percent(deliveries.returned_share.now)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
