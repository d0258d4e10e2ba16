import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeToast, toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { setInvisible } from '../my-profile/contract.ts';
import { userQuery } from '../user/ui/user.tsx';

export function useSwitchInvisible(): { busy: boolean; change: (invisible: boolean) => void } {
  const t = useTranslations('members.visitors');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { queryKey } = userQuery(transport);
  const show = (invisible: boolean) =>
    queryClient.setQueryData(queryKey, (reply) => reply && { user: reply.user && { ...reply.user, invisible } });
  const change = useMutation({
    mutationFn: (invisible: boolean) => transport.call(setInvisible, { invisible }),
    onMutate: show,
    onError: (error, invisible) => {
      show(!invisible);
      toast({ tone: 'danger', title: error.message || t('invisible.failed') });
    },
    onSuccess: ({ invisible }) => {
      const said = toast({
        tone: 'success',
        title: t(invisible ? 'invisible.on' : 'invisible.off'),
        text: t(invisible ? 'invisible.onText' : 'invisible.offText'),
        lasts: 10_000,
        action: {
          label: t('invisible.undo'),
          onPress: () => {
            closeToast(said);
            change.mutate(!invisible);
          },
        },
      });
    },
  });
  return { busy: change.isPending, change: change.mutate };
}
