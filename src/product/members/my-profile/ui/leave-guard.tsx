import { useBlocker } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const t = useTranslations('members.own');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      size="s"
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('leave.no')}
      closeHidden
      footer={
        <>
          <Button variant="outline" onClick={() => reset?.()}>
            {t('leave.no')}
          </Button>
          <Button variant="danger" onClick={() => proceed?.()}>
            {t('leave.yes')}
          </Button>
        </>
      }
    />
  );
}
