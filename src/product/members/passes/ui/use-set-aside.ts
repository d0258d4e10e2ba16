import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { closeToast, toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '../../contract.ts';
import { searchMembers, similarMembers } from '../../search/contract.ts';
import { listSuggestions } from '../../suggestions/contract.ts';
import { listPasses, passMember, unpassMember } from '../contract.ts';

export function useSetAside(): (member: Pick<MemberCard, 'id' | 'name'>) => void {
  const t = useTranslations('members.suggestions');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const failed = () => {
    refresh(queryClient);
    toast({ tone: 'danger', title: t('failed') });
  };
  return ({ id, name }) => {
    takeOut(queryClient, id);
    const input = { profile_id: id };
    const said = () => {
      queryClient.invalidateQueries({ queryKey: keyOf(listPasses) });
      const told = toast({
        tone: 'success',
        title: t('done', { name }),
        text: t('doneText'),
        lasts: 10_000,
        action: {
          label: t('undo'),
          onPress: () => {
            closeToast(told);
            transport.call(unpassMember, input).then(() => refresh(queryClient), failed);
          },
        },
      });
    };
    transport.call(passMember, input).then(said, failed);
  };
}

const LISTS = [searchMembers, similarMembers, listSuggestions];

function refresh(queryClient: QueryClient): void {
  for (const endpoint of [...LISTS, listPasses]) queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
}

function takeOut(queryClient: QueryClient, id: number): void {
  for (const endpoint of LISTS) {
    queryClient.setQueriesData<{ members: MemberCard[] }>({ queryKey: keyOf(endpoint) }, (data) =>
      data ? { ...data, members: data.members.filter((member) => member.id !== id) } : data,
    );
  }
}
