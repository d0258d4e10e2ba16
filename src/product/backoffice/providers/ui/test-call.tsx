import { useMutation } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useMethod } from '../../desk/ui/use-method.ts';
import { testProviderAccount } from '../contract.ts';

const WELL = ['answers', 'nothing_to_call'];

export function TestCall({ id }: { id: number }) {
  const t = useTranslations('backoffice.providers');
  const methodName = useMethod();
  const transport = useTransport();
  const test = useMutation({ mutationFn: () => transport.call(testProviderAccount, { id }) });
  const { data, error } = test;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="s" variant="outline" busy={test.isPending} onClick={() => test.mutate()}>
        {t('test')}
      </Button>
      <p role="status" className={data && WELL.includes(data.outcome) ? 'text-ink' : 'text-danger'}>
        {error ? error.message : data && t(`outcomes.${data.outcome}`)}
      </p>
      {data && data.methods.length > 0 && (
        <p className="text-ink-2 text-t13">{t('takes', { methods: data.methods.map(methodName).join(', ') })}</p>
      )}
    </div>
  );
}
