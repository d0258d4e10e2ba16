import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

interface NewLikeModalProps {
  open: boolean;
  onClose: () => void;
  profile: MemberCard;
  onPhoto: (id: number) => void;
  onButton: (id: number) => void;
  onRealOnly: () => void;
  closeLabel: string;
}

/** A like of a fictional profile says so before anything else, and nothing is celebrated. */
export function NewLikeModal({ open, onClose, profile, onPhoto, onButton, onRealOnly, closeLabel }: NewLikeModalProps) {
  const t = useTranslations('likes.new');
  const site = useSettings().name;
  const { id, name, age, gender, fictional, liked } = profile;
  const title = fictional ? t('fictional.title') : t('member.title', { name });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      titleHidden
      closeLabel={closeLabel}
      size="l"
      initialFocus="itself"
      art={
        <div className="relative h-[38dvh] m:aspect-portrait m:h-full">
          <button
            type="button"
            aria-label={t('seeOf', { name })}
            onClick={() => onPhoto(id)}
            className="block size-full overflow-hidden bg-night -outline-offset-4"
          >
            <MemberPhoto
              photo={profile.main_image}
              alt=""
              priority
              className="size-full"
              imageClassName="object-[50%_25%]"
            />
          </button>
          <span className="pointer-events-none absolute start-3.5 top-3.5">
            <FictionalLabel fictional={fictional} onPhoto />
          </span>
        </div>
      }
    >
      <div className="flex flex-col m:min-h-90">
        {fictional && <p className="mb-1 text-ink-2 text-t14">{t('from', { site })}</p>}
        <p aria-hidden="true" className="headline break-words pe-8 text-t28">
          {title}
        </p>
        <p className="mt-3">
          {fictional ? t('fictional.text', { name, age, gender }) : t(liked ? 'member.match' : 'member.text')}
        </p>
        {fictional && <p className="mt-3 text-ink-2 text-t14">{t('fictional.honest')}</p>}
        <div className="mt-6 flex gap-3 *:min-w-0 *:grow *:basis-0 m:mt-auto m:pt-6">
          <Button variant="outline" onClick={onClose}>
            {t(fictional ? 'no' : 'later')}
          </Button>
          <Button onClick={() => onButton(id)}>{t('see')}</Button>
        </div>
        {fictional && (
          <Button variant="quiet" size="m" className="mt-3 self-center" onClick={onRealOnly}>
            {t('realOnly')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
