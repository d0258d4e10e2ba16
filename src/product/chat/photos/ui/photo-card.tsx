import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cx } from '#design/cx.ts';
import { Dialog } from '#design/dialog.tsx';
import { IconHide, IconShow } from '#design/icons.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { openConversation } from '../../conversations/contract.ts';
import type { ChatPhotoView } from '../contract.ts';
import { Locked, LockedLine } from './locked-photo.tsx';

interface PhotoCardProps {
  photo: ChatPhotoView;
  mine: boolean;
  name: string;
}

const PICTURE = 'absolute inset-0 size-full object-cover';
const MIDDLE =
  'relative grid justify-items-center gap-2.5 font-semibold text-white [&>span]:rounded-full [&>span]:bg-[rgb(0_0_0/.72)] [&>span]:px-3 [&>span]:py-1 [&>span]:text-t14 [&>svg]:box-content [&>svg]:size-6 [&>svg]:rounded-full [&>svg]:bg-white [&>svg]:p-3.5 [&>svg]:text-[oklch(.232_.016_55)]';

export function PhotoCard({ photo, mine, name }: PhotoCardProps) {
  const t = useTranslations('chat.photo');
  const s = useTranslations('pages.shell');
  const { cdn_prefix: prefix } = useSettings();
  const [looking, look] = useLooking();
  const [large, setLarge] = useState(false);
  useOpenedByPurchase(photo);
  const label = mine ? t('own') : t('from', { name });
  const style = { aspectRatio: shapeOf(photo) };
  const box = 'relative mb-1 grid w-55 max-w-full place-items-center overflow-hidden rounded-[1.25rem] bg-surface-3';
  const { blur, picture } = photo;
  if (blur === null && picture === null)
    return (
      <p className="rounded-[1.25rem] border border-line-2 border-dashed px-4 py-2.5 text-ink-2 text-t14">
        {t('gone')}
      </p>
    );
  if (picture === null)
    return (
      <>
        <div role="img" aria-label={t('locked.label', { name })} className={box} style={style}>
          <img src={prefix + blur} alt="" className={PICTURE} />
          <Locked className={MIDDLE} />
        </div>
        <LockedLine />
      </>
    );
  if (blur !== null && !looking)
    return (
      <button type="button" onClick={look} aria-label={t('tapLabel', { name })} className={box} style={style}>
        <img src={prefix + blur} alt="" className={PICTURE} />
        <span className={MIDDLE}>
          <IconShow />
          <span>{t('tap')}</span>
        </span>
      </button>
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={t('enlarge', { photo: label })}
        className={cx(box, 'cursor-zoom-in')}
        style={style}
      >
        {blur && <img src={prefix + blur} alt="" className={PICTURE} />}
        <img src={prefix + picture} alt="" className={PICTURE} />
      </button>
      {blur && (
        <button
          type="button"
          onClick={() => look(false)}
          className="hit-area relative mt-1 flex items-center gap-1.5 px-1.5 text-ink-2 text-t13 [&_svg]:size-4"
        >
          <IconHide />
          {t('hide')}
        </button>
      )}
      <Dialog open={large} onClose={() => setLarge(false)} size="l" title={label} titleHidden closeLabel={s('close')}>
        <img src={prefix + picture} alt={label} className="mx-auto max-h-[72dvh] rounded-card object-contain" />
      </Dialog>
    </>
  );
}

function useLooking(): [boolean, (looking?: unknown) => void] {
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    if (!looking) return;
    const leave = () => document.hidden && setLooking(false);
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [looking]);
  return [looking, (next) => setLooking(next !== false)];
}

function useOpenedByPurchase({ blur, picture }: ChatPhotoView): void {
  const queryClient = useQueryClient();
  const premium = useUser()?.paid_user ?? false;
  const stale = premium && blur !== null && picture === null;
  useEffect(() => {
    if (stale) queryClient.invalidateQueries({ queryKey: keyOf(openConversation) });
  }, [stale, queryClient]);
}

/** Width by height as the thread shows it: neither a ribbon nor a tower. */
const shapeOf = ({ width, height }: ChatPhotoView): number => Math.min(4 / 3, Math.max(3 / 4, width / height || 3 / 4));
