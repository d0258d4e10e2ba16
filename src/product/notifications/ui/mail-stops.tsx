import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, LinkButton } from '#design/button.tsx';
import { IconMail } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MailStop } from '#product/accounts/contract.ts';
import { currentUser } from '#product/members/user/contract.ts';
import { resumeNotifications } from '../preferences/contract.ts';

export function MailStops({ stops, queryKey }: { stops: readonly MailStop[]; queryKey: QueryKey | null }) {
  const t = useTranslations('notifications.settings');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const resume = useMutation({
    mutationFn: (reason: MailStop) => transport.call(resumeNotifications, { reason }),
    onSuccess: (reply) => {
      if (queryKey) queryClient.setQueryData(queryKey, reply);
      queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
      toast({ tone: 'success', title: t('stopped.resumed') });
    },
    onError: (error) => toast({ tone: 'danger', title: t('failed'), text: error.message }),
  });
  return stops.map((reason) => (
    <Notice
      key={reason}
      tone="danger"
      icon={<IconMail />}
      title={t(`stopped.${reason}.title`)}
      actions={
        queryKey ? (
          <Button size="s" variant="outline" busy={resume.isPending} onClick={() => resume.mutate(reason)}>
            {t('stopped.resume')}
          </Button>
        ) : (
          <LinkButton size="s" variant="outline" render={<Link to="/login" search={{ next: '/notifications' }} />}>
            {t('stopped.login')}
          </LinkButton>
        )
      }
    >
      {t(`stopped.${reason}.text`)}
    </Notice>
  ));
}
