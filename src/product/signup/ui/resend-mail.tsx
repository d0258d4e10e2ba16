import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonSize, type ButtonVariant } from '#design/button.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { resendActivation } from '../contract.ts';

interface ResendMailProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

export function ResendMail({ variant = 'outline', size = 'm', wide = false }: ResendMailProps) {
  const t = useTranslations('signup.form');
  const transport = useTransport();
  const { mutate, isPending } = useMutation({
    mutationFn: () => transport.call(resendActivation, {}),
    onSuccess: () => toast({ tone: 'success', title: t('mail.sent') }),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('failed') }),
  });
  return (
    <Button variant={variant} size={size} wide={wide} busy={isPending} onClick={() => mutate()}>
      {t('mail.again')}
    </Button>
  );
}
