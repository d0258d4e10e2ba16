import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAdminSite, useDesk } from '../../desk/ui/desk-query.ts';
import { type InviteColleagueInput, inviteColleague, listColleagues } from '../contract.ts';
import { PostFields, postOf } from './post-fields.tsx';

export function InviteForm({ onInvited }: { onInvited: (id: number) => void }) {
  const t = useTranslations('backoffice.staff');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { sites } = useDesk();
  const narrowed = useAdminSite();
  const invite = useMutation({
    mutationFn: (input: InviteColleagueInput) => transport.call(inviteColleague, input),
    onSuccess: async ({ id }, { email }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listColleagues) });
      toast({ title: t('sent', { email }), tone: 'success' });
      onInvited(id);
    },
  });
  const wrong = (isApiError(invite.error) && invite.error.fields) || {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    invite.mutate({ email: `${words.get('email') ?? ''}`.trim(), ...postOf(words, narrowed ?? sites[0]?.id ?? 0) });
  };
  return (
    <form method="post" className="flex flex-col gap-4 p-4 text-t14 l:p-6" onSubmit={submit}>
      <h2 className="headline text-t22">{t('invite')}</h2>
      <p className="text-ink-2">{t('inviteText')}</p>
      <TextField
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        label={t('email')}
        error={wrong.email}
        className="h-9! text-t14!"
      />
      <PostFields post={{ role: 'moderator', site: narrowed ?? sites[0]?.id ?? 0, all_sites: false }} />
      {invite.error && !wrong.email && <p className="text-danger text-t14">{invite.error.message}</p>}
      <Button type="submit" size="s" busy={invite.isPending} className="self-start">
        {t('sendInvitation')}
      </Button>
    </form>
  );
}
