import { cx } from './cx.ts';
import { MARKS, type MarkName } from './marks.ts';

export function BrandMark({ logo, className, mono = false }: { logo: MarkName; className?: string; mono?: boolean }) {
  const { main, second } = MARKS[logo];
  return (
    <svg viewBox="0 0 26 30" aria-hidden="true" className={cx('aspect-[26/30]', className ?? 'h-7.5')}>
      <path d={main} fill={mono ? 'currentColor' : 'var(--mark-1, var(--primary))'} />
      <path d={second} fill={mono ? 'var(--lamp)' : 'var(--mark-2, var(--secondary))'} />
    </svg>
  );
}
