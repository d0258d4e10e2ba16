import { useSuspenseQuery } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { sourceChoice } from '../tracking/contract.ts';
import { SourceAnswers } from './source-question.tsx';

export const sourceChoiceQuery = (transport: Transport) => apiQuery(transport, sourceChoice, {});

export function SourceControl() {
  const t = useTranslations('signup.source');
  const { choice } = useSuspenseQuery(sourceChoiceQuery(useTransport())).data;
  return (
    <fieldset className="mt-4" data-print="none">
      <legend className="font-semibold">{t('legend')}</legend>
      <SourceAnswers answer={choice} onSaved={() => toast({ tone: 'success', title: t('saved') })} />
    </fieldset>
  );
}
