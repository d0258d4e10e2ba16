import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { LiveRegion } from '#design/live-region.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { TransferView } from '../bank/contract.ts';

interface Detail {
  key: 'holder' | 'iban' | 'bic' | 'amount' | 'reference';
  shown: string;
  copied: string;
  note?: string;
}

const inFours = (text: string) => text.replace(/.{4}(?=.)/g, '$& ');

export function TransferDetails({ transfer }: { transfer: TransferView }) {
  const t = useTranslations('payments.purchase.transfer');
  const locale = useLocale();
  const format = useFormatter();
  const [copied, setCopied] = useState<Detail['key'] | null>(null);
  const { holder, iban, bic, due, reference } = transfer;
  const plainAmount = format.number(due.amount / 100, { minimumFractionDigits: 2, useGrouping: false });
  const details: Detail[] = [
    { key: 'holder', shown: holder, copied: holder, note: t('holderNote') },
    { key: 'iban', shown: inFours(iban), copied: iban },
    { key: 'bic', shown: bic, copied: bic },
    { key: 'amount', shown: formatMoney(due, locale), copied: plainAmount },
    { key: 'reference', shown: reference, copied: reference, note: t('referenceNote') },
  ];
  const copy = ({ key, copied: text }: Detail) => {
    // Else the same line, copied again, would not be read out again.
    setCopied(null);
    navigator.clipboard?.writeText(text).then(
      () => setCopied(key),
      () => undefined,
    );
  };
  return (
    <section aria-labelledby="transfer-details" className="mt-6">
      <h2 id="transfer-details" className="sr-only">
        {t('details')}
      </h2>
      <LiveRegion>{copied && t('copiedNamed', { name: t(copied) })}</LiveRegion>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {details.map((detail) => (
          <div key={detail.key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5">
            <dt className="text-ink-2 text-t14">{t(detail.key)}</dt>
            <dd className="row-span-2 col-start-2 row-start-1">
              <Button
                variant="outline"
                size="s"
                aria-label={t('copyNamed', { name: t(detail.key) })}
                onClick={() => copy(detail)}
              >
                {t(copied === detail.key ? 'copied' : 'copy')}
              </Button>
            </dd>
            <dd className="col-start-1 min-w-0">
              <span className="block select-all break-words font-semibold tabular-nums">{detail.shown}</span>
              {detail.note && <span className="block text-ink-2 text-t14">{detail.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
