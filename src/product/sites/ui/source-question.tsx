import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type SettingsView, settings } from '../contract.ts';
import { changeSourceChoice, sourceChoice } from '../tracking/contract.ts';

function useSourceChoice(onSaved?: () => void) {
  const t = useTranslations('signup.source');
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: 'yes' | 'no') => transport.call(changeSourceChoice, { choice }),
    onSuccess: (reply) => {
      queryClient.setQueryData(keyOf(sourceChoice, {}), reply);
      queryClient.setQueryData<{ settings: SettingsView }>(keyOf(settings, {}), (known) =>
        known ? { settings: { ...known.settings, asks_about_source: false } } : known,
      );
      onSaved?.();
    },
    onError: () => toast({ tone: 'danger', title: t('failed') }),
  });
}

export function SourceAnswers({ answer, onSaved }: { answer?: 'yes' | 'no' | null; onSaved?: () => void }) {
  const t = useTranslations('signup.source');
  const choose = useSourceChoice(onSaved);
  return (
    <div className="mt-3 grid grid-cols-1 gap-2 s:grid-cols-2">
      {(['no', 'yes'] as const).map((choice) => (
        <Button
          key={choice}
          variant="outline"
          aria-pressed={answer === undefined ? undefined : answer === choice}
          busy={choose.isPending && choose.variables === choice}
          onClick={() => choose.mutate(choice)}
        >
          {t(choice)}
        </Button>
      ))}
    </div>
  );
}
