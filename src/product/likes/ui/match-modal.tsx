import type { ReactNode } from 'react';
import { Celebration } from '#design/art/celebration.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PhotoView } from '#product/media/contract.ts';
import type { MemberCard } from '#product/members/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

interface MatchModalProps {
  open: boolean;
  onClose: () => void;
  member: MemberCard;
  own: PhotoView | null;
  about: ReactNode;
  write: ReactNode;
  price: ReactNode;
  onPhoto: () => void;
  closeLabel: string;
}

const FRAME =
  'relative block w-[38%] max-w-42 shrink-0 overflow-hidden rounded-card border-4 border-[oklch(.985_.006_78)] bg-night shadow-float';

export function MatchModal({ open, onClose, member, own, about, write, price, onPhoto, closeLabel }: MatchModalProps) {
  const t = useTranslations('likes.match');
  const { logo } = useSettings();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      titleHidden
      closeHidden
      size="m"
      title={t('headline', { name: member.name })}
      closeLabel={closeLabel}
      initialFocus="itself"
      art={
        <Celebration className="flex items-center justify-center px-6 pt-9 pb-10">
          <span className={cx(FRAME, '-rotate-6 animate-[rise-in_var(--slow)_var(--ease)_both]')}>
            <span className="block aspect-portrait">
              <MemberPhoto photo={own} alt={t('you')} priority />
            </span>
          </span>
          <button
            type="button"
            aria-label={t('profile', { name: member.name })}
            onClick={onPhoto}
            className={cx(FRAME, '-ms-2 rotate-6 animate-[rise-in_var(--slow)_var(--ease)_80ms_both]')}
          >
            <span className="block aspect-portrait">
              <MemberPhoto photo={member.main_image} alt="" priority />
            </span>
            <span className="absolute start-2 top-2">
              <FictionalLabel fictional={member.fictional} onPhoto />
            </span>
          </button>
          <span
            aria-hidden="true"
            data-theme="light"
            className="absolute bottom-5 left-1/2 grid size-15 -translate-x-1/2 place-items-center rounded-full bg-[oklch(.985_.006_78)] shadow-float"
          >
            <BrandMark logo={logo} className="h-8.5" />
          </span>
        </Celebration>
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('later')}
          </Button>
          {write}
        </>
      }
    >
      <div className="text-center">
        <p aria-hidden="true" className="headline mx-auto max-w-[16ch] break-words text-t40">
          {t('headline', { name: unbroken(member.name) })}
        </p>
        <div className="mx-auto mt-3 min-h-12 max-w-[44ch] text-ink-2">{about}</div>
        <div className="mx-auto mt-2 min-h-10 max-w-[48ch] text-ink-2 text-t14">{price}</div>
      </div>
    </Dialog>
  );
}

const ONE_LINE = 12;

const unbroken = (name: string): string => (name.length > ONE_LINE ? name : name.replaceAll(' ', '\u00a0'));
