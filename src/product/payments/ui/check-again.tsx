import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function CheckAgain({ onWatch }: { onWatch: () => void }) {
  const t = useTranslations('payments.purchase.pending');
  return (
    <Button variant="quiet" size="s" className="mt-4 -ms-4" onClick={onWatch}>
      {t('lookAgain')}
    </Button>
  );
}
