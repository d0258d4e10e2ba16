import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTranslations('accounts.security');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      size="s"
      title={t('codes.title')}
      description={t('codes.text')}
      closeLabel={t('codes.kept')}
      footer={
        <>
          <Button variant="outline" onClick={copy}>
            {t(copied ? 'codes.copied' : 'codes.copy')}
          </Button>
          <Button onClick={onClose}>{t('codes.kept')}</Button>
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-1.5 rounded-control bg-surface-2 px-4 py-3 text-center tabular-nums s:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all text-t14">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
