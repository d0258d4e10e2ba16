import { buttonClass } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconButton } from '#design/icon-button.tsx';
import { IconAlert, IconClose, IconOffline } from '#design/icons.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { tileClass } from './photo-tile.tsx';
import { cancelOne, type Upload, type UploadTools, uploadAgain } from './uploads.ts';

export function UploadTile({ upload, large, tools }: { upload: Upload; large: boolean; tools: UploadTools }) {
  const t = useTranslations('media.photos');
  const format = useFormatter();
  const { key, name, preview, sent, file, state, refusal } = upload;
  const share = file.size > 0 ? sent / file.size : 0;
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const failed = state === 'failed';
  return (
    <li className={tileClass(large)}>
      <div className="relative size-full overflow-hidden rounded-card bg-night text-white">
        <img src={preview} alt="" className={cx('size-full object-cover opacity-50', failed && 'grayscale')} />
        <div className="absolute inset-0 flex flex-col justify-end bg-scrim p-2.5 s:p-3">
          {state === 'paused' && !refusal && <IconOffline className="mb-1" />}
          {(failed || refusal) && <IconAlert className="mb-1" />}
          {/* What keeps the server from taking it, and that nobody has to do anything. */}
          {state === 'paused' && refusal && (
            <p className="mb-1 line-clamp-3 shrink-0 text-t13 leading-snug">{refusal}</p>
          )}
          <p className="hyphens-auto font-semibold text-t13 leading-tight s:text-t14">
            {t(`upload.${state === 'paused' && refusal ? 'delayed' : state}`, { percent })}
          </p>
          {failed && <p className="mt-1 line-clamp-5 text-t13 leading-snug">{refusal ?? t('upload.unreached')}</p>}
          {failed ? (
            <button
              type="button"
              className={cx(buttonClass({ variant: 'night', size: 's' }), 'mt-2 self-start')}
              onClick={() => uploadAgain(key, tools)}
            >
              {t('upload.again')}
            </button>
          ) : (
            <Progress share={share} label={t('upload.progress', { name })} />
          )}
        </div>
        <IconButton
          variant="glass"
          size="s"
          label={t('upload.cancel', { name })}
          className="absolute! end-1.5 top-1.5 before:absolute before:-inset-1"
          onClick={() => cancelOne(key, tools)}
        >
          <IconClose />
        </IconButton>
      </div>
    </li>
  );
}

function Progress({ share, label }: { share: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-white/30"
    >
      <div
        style={{ width: `${share * 100}%` }}
        className="h-full rounded-full bg-white transition-[width] duration-slow motion-reduce:transition-none"
      />
    </div>
  );
}
