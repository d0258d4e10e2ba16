import type { ReactNode } from 'react';
import { useState } from 'react';
import { toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ProfileInput } from '../contract.ts';
import { useSaveProfile } from './my-profile-query.ts';

export interface Drafts {
  read: () => object | undefined;
  /** @param draft empty once there is nothing to keep. */
  write: (draft: object) => void;
}

export interface FormProps {
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
  /** In place of Save and Cancel, of a form that is a step: it takes no focus and shows no notice when saved. */
  buttons?: ((busy: boolean) => ReactNode) | undefined;
  drafts?: Drafts | undefined;
}

/** What of a draft differs from what it began with: nothing else is sent, so that another page's changes stay. */
export function changed<Draft extends object>(before: Draft, draft: Draft): Partial<Draft> {
  const keys = Object.keys(draft) as (keyof Draft)[];
  const differing = keys.filter((key) => JSON.stringify(draft[key]) !== JSON.stringify(before[key]));
  return Object.fromEntries(differing.map((key) => [key, draft[key]])) as Partial<Draft>;
}

export function useEditing<Draft extends object>(
  before: Draft,
  { onDone, buttons, drafts }: Pick<FormProps, 'onDone' | 'buttons' | 'drafts'>,
) {
  const t = useTranslations('members.own');
  const [start] = useState(before);
  const [draft, setDraft] = useState<Draft>(() => ({ ...before, ...drafts?.read() }));
  const save = useSaveProfile();
  const refused = isApiError(save.error) ? save.error : null;
  const fields: Partial<Record<string, string>> = refused?.fields ?? {};
  return {
    draft,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      drafts?.write(changed(start, next));
    },
    dirty: Object.keys(changed(start, draft)).length > 0,
    busy: save.isPending,
    fields,
    failure: save.error && !Object.keys(fields).length ? refused?.message || t('failed') : null,
    save: (inputOf: (part: Partial<Draft>) => ProfileInput) => {
      const input = inputOf(changed(start, draft));
      if (!Object.keys(input).length) return onDone();
      save.mutate(input, {
        onSuccess: () => {
          drafts?.write({});
          if (!buttons) toast({ tone: 'success', title: t('saved') });
          onDone();
        },
      });
    },
  };
}
