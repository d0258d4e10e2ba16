import { cx } from '#design/cx.ts';
import { IconPremium } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FREE_PHOTOS_CLEAR } from '#product/media/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export function PremiumTable({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('credits.premium.table');
  const c = useTranslations('credits.packages');
  const { free_photos, premium_photos, free_conversations, message_credits: credits } = useSettings();
  const answer = credits === 0 ? t('free') : c('credits', { credits });
  const rows: [name: string, free: string, premium: string][] = [
    [t('photos'), t('ofEach', { photos: FREE_PHOTOS_CLEAR }), t('all')],
    [t('own'), `${free_photos}`, `${premium_photos}`],
    [t('conversations'), t('inAll', { conversations: free_conversations }), t('noLimit')],
    [t('answering'), answer, answer],
    [t('likes'), t('free'), t('free')],
    [t('invisible'), t('no'), t('yes')],
    [t('visitors'), t('howMany'), t('who')],
    [t('place'), t('same'), t('same')],
  ];
  return (
    <table aria-labelledby={labelledBy} className="w-full border-separate border-spacing-0 text-start tabular-nums">
      <thead>
        <tr>
          <td className={cx(CELL, 'w-[38%] ps-0! l:w-[44%]')} />
          <th scope="col" className={cx(CELL, 'text-start font-semibold')}>
            {t('freeMember')}
          </th>
          <th scope="col" className={cx(CELL, HONEY, 'rounded-t-card text-start font-semibold')}>
            <span className="flex items-center gap-2">
              <IconPremium className="size-4.5 shrink-0" />
              {t('premium')}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, free, premium], index) => (
          <tr key={name}>
            <th scope="row" className={cx(CELL, 'ps-0! text-start font-semibold')}>
              {name}
            </th>
            <td className={cx(CELL, 'text-ink-2')}>{free}</td>
            <td className={cx(CELL, HONEY, index === rows.length - 1 && 'rounded-b-card border-b-transparent')}>
              {premium}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL = 'border-line border-b px-2 py-3.5 align-top text-t14 [overflow-wrap:anywhere] s:px-4 s:text-t16';
const HONEY = 'border-secondary-line bg-secondary-tint text-ink';
