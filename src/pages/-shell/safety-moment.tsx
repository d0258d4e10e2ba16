import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { closeToast, toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { listChats } from '#product/chat/conversations/contract.ts';
import { unblockMember } from '#product/safety/contract.ts';
import { useConcern } from '#product/safety/ui/concern.ts';
import SafetyDialog from '#product/safety/ui/safety-dialog.tsx';
import { usePage } from './use-page.ts';

export function SafetyMoment() {
  return useTexts('safety.actions') ? <Asked /> : null;
}

function Asked() {
  const t = useTranslations('safety.actions');
  const concern = useConcern();
  const queryClient = useQueryClient();
  const router = useRouter();
  const transport = useTransport();
  const { layout } = usePage();
  if (!concern) return null;
  const { name } = concern.member;
  const onBlocked = async (id: number) => {
    await router.navigate({ to: layout === 'chat' ? '/chats' : '/members' });
    const refresh = () => queryClient.invalidateQueries();
    // The list on the way may still have come from before.
    queryClient.removeQueries({ queryKey: keyOf(listChats), type: 'inactive' });
    refresh();
    const shown = toast({
      title: t('block.done', { name }),
      tone: 'success',
      lasts: 10_000,
      action: {
        label: t('block.undo'),
        onPress: () => {
          closeToast(shown);
          transport
            .call(unblockMember, { profile_id: id })
            .then(refresh, () => toast({ title: t('failed'), tone: 'danger' }));
        },
      },
    });
  };
  return <SafetyDialog concern={concern} onBlocked={onBlocked} />;
}
