import { useTranslations } from '#platform/i18n/intl.tsx';
import type { TransferView } from '../bank/contract.ts';

/** Black on white in the dark too: many scanners read it only so. */
export function TransferCode({ code: { size, path } }: Pick<TransferView, 'code'>) {
  const t = useTranslations('payments.purchase.transfer');
  return (
    <figure className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <svg
        role="img"
        aria-label={t('code')}
        viewBox={`0 0 ${size} ${size}`}
        className="size-44 shrink-0 rounded-control bg-white"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="black" />
      </svg>
      <figcaption className="max-w-[26ch] text-ink-2 text-t14">{t('codeText')}</figcaption>
    </figure>
  );
}
