import { useState } from 'react';
import { PageContainer } from '#design/layout.tsx';
import type { DeclareReply, OrderView } from '../contract.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { DeclareForm } from './declare-form.tsx';
import { Declared } from './declared.tsx';
import type { Draft } from './draft.ts';

interface DeclareScreenProps {
  site: string;
  orders: readonly OrderView[] | null;
  email: string;
  meant: number | null;
  leaving: boolean;
  confirming: boolean;
  onConfirming: (confirming: boolean) => void;
  onSumChanged: () => Promise<void>;
}

export function DeclareScreen(props: DeclareScreenProps) {
  const { site, orders, email, meant, leaving, confirming, onConfirming, onSumChanged } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sent, setSent] = useState<DeclareReply | null>(null);
  return (
    <PageContainer width="narrow" className="pb-20">
      {sent ? (
        <Declared declaration={sent} leaving={leaving} />
      ) : draft && confirming ? (
        <ConfirmStep
          draft={{
            ...draft,
            chosen: orders?.find(({ payment_id }) => payment_id === draft.chosen?.payment_id) ?? draft.chosen,
          }}
          site={site}
          onChange={() => onConfirming(false)}
          onSent={setSent}
          onSumChanged={onSumChanged}
        />
      ) : (
        <DeclareForm
          orders={orders}
          email={email}
          draft={draft}
          meant={meant}
          onDraft={(written) => {
            setDraft(written);
            onConfirming(true);
          }}
        />
      )}
    </PageContainer>
  );
}
