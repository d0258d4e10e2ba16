import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '#design/skeleton.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PlaceView, Point } from '#product/geo/contract.ts';
import { PlaceField } from '#product/geo/ui/place-field.tsx';
import { ownPlace, setPlace, showMyProfile } from '../contract.ts';
import type { FormProps } from './editing.ts';
import { profileChanged, useOwnPlace } from './my-profile-query.ts';
import { SectionForm } from './section-form.tsx';

interface Draft {
  place: PlaceView | null;
  point: Point | undefined;
}

export function HomeForm(form: FormProps) {
  const t = useTranslations('members.own');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const stored = useOwnPlace();
  const [draft, setDraft] = useState<Draft | null>(() => (form.drafts?.read() as Draft | undefined) ?? null);
  const save = useMutation({
    scope: { id: 'own-profile' },
    mutationFn: ({ place, point }: Draft) => transport.call(setPlace, point ?? { city_id: place?.id ?? null }),
    onSuccess: async (reply) => {
      queryClient.setQueryData(keyOf(ownPlace), reply);
      await queryClient.invalidateQueries({ queryKey: keyOf(showMyProfile) });
      profileChanged(queryClient);
      form.drafts?.write({});
      if (!form.buttons) toast({ tone: 'success', title: t('saved') });
      form.onDone();
    },
  });
  const dirty = draft !== null && (draft.place?.id !== stored?.place?.id || draft.point !== undefined);
  const editing = { dirty, busy: save.isPending, failure: null };
  return (
    <SectionForm
      {...form}
      editing={editing}
      label={t('section.home')}
      onSave={() => (dirty ? save.mutate(draft) : form.onDone())}
    >
      {stored ? (
        <PlaceField
          value={draft ? draft.place : stored.place}
          error={save.isError && (save.error.message || t('failed'))}
          onChange={(place, point) => {
            setDraft({ place, point });
            form.drafts?.write({ place, point });
          }}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </SectionForm>
  );
}
