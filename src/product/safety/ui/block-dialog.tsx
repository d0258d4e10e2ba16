import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FieldError } from '#design/field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { blockMember } from '../contract.ts';
import type { Concern } from './concern.ts';

interface BlockDialogProps {
  concern: Concern;
  onClose: () => void;
  onBlocked: (memberId: number) => void;
}

export function BlockDialog({ concern: { member }, onClose, onBlocked }: BlockDialogProps) {
  const t = useTranslations('safety.actions');
  const transport = useTransport();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const block = async () => {
    setBusy(true);
    try {
      await transport.call(blockMember, { profile_id: member.id });
      onClose();
      onBlocked(member.id);
    } catch (error) {
      setBusy(false);
      setFailure((isApiError(error) && error.message) || t('failed'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('block.title', { name: member.name })}
      description={t('block.text', { gender: member.gender })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={block}>
            {t('block.yes')}
          </Button>
        </>
      }
    >
      {failure && <FieldError id="block-failure">{failure}</FieldError>}
    </Dialog>
  );
}
