import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { closeToast, toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import {
  changeMailPreferences,
  changePreferences,
  type PreferencesInput,
  type PreferencesReply,
  type PreferencesView,
} from '../preferences/contract.ts';

const UNDO_FOR_MS = 10_000;

export function useChangePreferences(queryKey: QueryKey, token: string | null) {
  const t = useTranslations('notifications.settings');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (changes: PreferencesInput) =>
      token === null
        ? transport.call(changePreferences, changes)
        : transport.call(changeMailPreferences, { ...changes, token }),
    // One after another: what was pressed last holds.
    scope: { id: 'preferences' },
  });
  const known = () => queryClient.getQueryData<PreferencesReply>(queryKey)?.preferences;
  const show = (preferences: PreferencesView) => queryClient.setQueryData(queryKey, { preferences });
  const change = (changes: PreferencesInput, said: string, undoable = true) => {
    const before = known();
    if (!before) return;
    show(withChanges(before, changes));
    save.mutate(changes, {
      onSuccess: () => {
        const undo = () => {
          closeToast(shown);
          change(backTo(before, changes), t('saved.undone'), false);
        };
        const shown = toast({
          tone: 'success',
          title: said,
          ...(undoable && { action: { label: t('undo'), onPress: undo }, lasts: UNDO_FOR_MS }),
        });
      },
      onError: (error) => {
        const now = known();
        if (now) show(withChanges(now, backTo(before, changes)));
        toast({ tone: 'danger', title: t('failed'), text: error.message });
      },
    });
  };
  return change;
}

function withChanges(before: PreferencesView, changes: PreferencesInput): PreferencesView {
  const { mail, push, quiet, push_text, all_mails } = changes;
  const stops = new Set(before.notifications_disabled);
  if (all_mails === false) stops.add('listunsubscribe');
  return {
    ...before,
    mail: withSwitches(before.mail, mail),
    push: withSwitches(before.push, push),
    ...(quiet !== undefined && { quiet }),
    ...(push_text !== undefined && { push_text }),
    notifications_disabled: [...stops],
  };
}

type Switches = PreferencesView['mail'];

const withSwitches = (before: Switches, changed: PreferencesInput['mail'] = {}): Switches =>
  Object.assign({ ...before }, changed);

function backTo(before: PreferencesView, { mail, push, quiet, push_text }: PreferencesInput): PreferencesInput {
  const of = (switches: PreferencesView['mail'], changed: object) =>
    Object.fromEntries(Object.entries(switches).filter(([name]) => name in changed));
  return {
    ...(mail && { mail: of(before.mail, mail) }),
    ...(push && { push: of(before.push, push) }),
    ...(quiet !== undefined && { quiet: before.quiet }),
    ...(push_text !== undefined && { push_text: before.push_text }),
  };
}
