import { Button } from '#design/button.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { GIFTS, type GiftsReply } from '../contract.ts';
import { knownGift } from './gift-art.ts';

interface GiftChoiceProps {
  /** null: they are on their way. */
  gifts: GiftsReply['gifts'] | null;
  chosen: string;
  onChoose: (key: string) => void;
  failed: boolean;
  onAgain: () => void;
}

const GRID = '-mx-2 grid grid-cols-4 gap-x-0.5 gap-y-1 s:-mx-3 s:grid-cols-6';

export function GiftChoice({ gifts, chosen, onChoose, failed, onAgain }: GiftChoiceProps) {
  const t = useTranslations('chat.gifts');
  if (failed && !gifts)
    return (
      <div role="alert" className="flex flex-col items-center gap-3 py-8 text-center">
        <p>{t('failed')}</p>
        <Button variant="outline" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    );
  if (!gifts)
    return (
      <div className={GRID}>
        {GIFTS.map((key) => (
          <Skeleton key={key} className="h-34 rounded-card" />
        ))}
      </div>
    );
  if (gifts.length === 0) return <p className="py-8 text-center text-ink-2">{t('none')}</p>;
  return (
    <fieldset>
      <legend className="sr-only">{t('choose')}</legend>
      <div className={GRID}>
        {gifts.map(({ key, credits }) => (
          <label
            key={key}
            className={
              'flex min-w-0 flex-col items-center rounded-card border-2 border-transparent pt-3 pb-2 text-center transition-colors duration-fast hover:bg-surface-2 ' +
              'has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary'
            }
          >
            <input
              type="radio"
              name="gift"
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              className="sr-only"
            />
            <img src={knownGift(key)?.art} alt="" width={60} height={65} />
            <span className="mt-1.5 max-w-full hyphens-auto text-balance font-medium text-t13 leading-tight [overflow-wrap:anywhere]">
              {t(`names.${key}`)}
            </span>
            <span className="font-semibold text-secondary-ink text-t13 tabular-nums">
              <span aria-hidden="true">{credits}</span>
              <span className="sr-only">{t('credits', { credits })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
