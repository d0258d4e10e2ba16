import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { COMPLAINT_REASONS } from '../contract.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { FindComplaint } from './find-complaint.tsx';
import { RefusedPictures } from './refused-pictures.tsx';
import type { Refused } from './send-pictures.ts';

interface ComplaintsScreenProps {
  email: string | null;
  reason?: string | undefined;
  onOpen: (reference: string) => void;
}

export function ComplaintsScreen({ email, reason, onOpen }: ComplaintsScreenProps) {
  const t = useTranslations('complaints.form');
  const [partly, setPartly] = useState<{ reference: string; refused: readonly Refused[] } | null>(null);
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <PageHeading title={t('title')} lead={t('lead')} />
      {partly ? (
        <div className="mt-8 grid justify-items-start gap-4">
          <Notice tone="success" announce="status">
            {t('partly')}
          </Notice>
          <RefusedPictures refused={partly.refused} />
          <Button onClick={() => onOpen(partly.reference)}>{t('goOn')}</Button>
        </div>
      ) : (
        <Panel className="mt-8">
          <ComplaintForm
            email={email}
            reason={COMPLAINT_REASONS.find((one) => one === reason)}
            onFiled={(reference, refused) => (refused[0] ? setPartly({ reference, refused }) : onOpen(reference))}
          />
        </Panel>
      )}
      <FindComplaint onFind={onOpen} />
    </PageContainer>
  );
}
