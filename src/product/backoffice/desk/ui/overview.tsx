import { Link } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { mayOpen, SCREEN_NAMES, SCREENS } from '../../contract.ts';
import type { QueueName } from '../contract.ts';
import { useDesk } from './desk-query.ts';
import { keepSite } from './frame.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { Screen } from './screen.tsx';
import { ScreenIcon } from './screen-icon.tsx';

/** What waits for who works here. */
export function Overview() {
  const t = useTranslations('backoffice.frame');
  const desk = useDesk();
  const queues = SCREEN_NAMES.filter((name) => mayOpen(desk.role, name) && (desk.waiting[name as QueueName] ?? 0) > 0);
  return (
    <Screen title={t('screens.overview')}>
      {queues.length === 0 ? (
        <NothingWaits>{t('nothingWaits')}</NothingWaits>
      ) : (
        <section className="m-4 max-w-md rounded-card border border-line bg-surface p-4 l:m-6">
          <h2 className="mb-2 font-semibold text-t14">{t('waiting')}</h2>
          <ul className="divide-y divide-line text-t14">
            {queues.map((name) => (
              <li key={name}>
                <Link
                  to={SCREENS[name].path}
                  search={keepSite}
                  className="flex min-h-10 items-center gap-3 hover:text-primary"
                >
                  <ScreenIcon name={name} className="size-5" />
                  <span className="flex-1">{t(`screens.${name}`)}</span>
                  <span className="font-semibold tabular-nums">{desk.waiting[name as QueueName]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  );
}
