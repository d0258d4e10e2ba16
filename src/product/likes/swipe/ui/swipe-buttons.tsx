import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { cx } from '#design/cx.ts';
import { IconClose, IconInfo, IconUndo } from '#design/icons.tsx';
import { HeartSymbol } from '#design/symbols.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import type { Side } from './physics.ts';

const ROUND = 'icon-button border-line-2 bg-surface text-ink hover:bg-surface-2 hover:border-ink-3 disabled:text-ink-3';
const SMALL = cx(ROUND, 'size-13');
const LARGE = 'size-16';

interface SwipeButtonsProps {
  card: MemberCard | undefined;
  passed: MemberCard | null;
  onThrow: (side: Side) => void;
  onTakeBack: () => void;
}

export const SwipeButtons = memo(function SwipeButtons({ card, passed, onThrow, onTakeBack }: SwipeButtonsProps) {
  const t = useTranslations('likes.swipe');
  const name = card?.name ?? '';
  return (
    // Above the notice of a lost connection, which lies at the foot of the page.
    <div className="relative mt-6 flex items-center justify-center gap-4" style={{ zIndex: 41 }}>
      <button
        type="button"
        className={SMALL}
        disabled={!passed}
        aria-label={passed ? t('undoName', { name: passed.name }) : t('undo')}
        title={t('undo')}
        onClick={onTakeBack}
      >
        <IconUndo />
      </button>
      <button
        type="button"
        className={cx(ROUND, LARGE)}
        disabled={!card}
        aria-label={t('passName', { name })}
        title={t('pass')}
        onClick={() => onThrow('pass')}
      >
        <IconClose />
      </button>
      <button
        type="button"
        className={cx(
          'icon-button border-transparent bg-primary-fill text-on-primary hover:bg-primary-hover disabled:bg-surface-3 disabled:text-ink-3',
          LARGE,
        )}
        disabled={!card}
        aria-label={t('likeName', { name })}
        title={t('like')}
        onClick={() => onThrow('like')}
      >
        <HeartSymbol className="fill-current" />
      </button>
      {card ? (
        <Link
          to="/members/$id"
          params={{ id: String(card.id) }}
          className={SMALL}
          aria-label={t('profileName', { name })}
          title={t('profile')}
        >
          <IconInfo />
        </Link>
      ) : (
        <span className="size-13" />
      )}
    </div>
  );
});
