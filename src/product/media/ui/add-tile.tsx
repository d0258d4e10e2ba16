import { useRef, useState } from 'react';
import { cx } from '#design/cx.ts';
import { IconAdd } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

export function AddTile(props: { places: number; large: boolean; onChosen: (files: File[]) => void }) {
  const { places, large, onChosen } = props;
  const t = useTranslations('media.photos');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <li className={cx('aspect-portrait min-w-0', large && 'col-span-2 row-span-2')}>
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onChosen([...event.dataTransfer.files]);
        }}
        className={cx(
          'grid size-full place-content-center justify-items-center gap-1 rounded-card border border-line-2 border-dashed bg-surface p-2 text-center transition-colors duration-fast hover:border-ink-3 hover:bg-surface-2',
          over && 'border-primary bg-primary-tint',
        )}
      >
        <IconAdd className="size-6" />
        <span className="mt-1 font-semibold text-t14 leading-tight">{t('add')}</span>
        <span className="text-ink-2 text-t13 leading-tight">{t('placesLeft', { count: places })}</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        accept={KINDS}
        hidden
        aria-label={t('add')}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </li>
  );
}
