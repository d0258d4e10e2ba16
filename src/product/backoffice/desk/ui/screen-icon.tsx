import { cx } from '#design/cx.ts';
import type { ScreenName } from '../../contract.ts';
import sprite from './icons.svg?url';

export function ScreenIcon({ name, className }: { name: ScreenName | 'menu'; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('lucide', className)}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
