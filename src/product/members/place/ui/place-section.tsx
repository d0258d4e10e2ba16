import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LiveRegion } from '#design/live-region.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { useLazyPart } from '#design/use-lazy-part.ts';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { viewMember } from '../../contract.ts';
import { currentUser } from '../../user/contract.ts';
import { ownPlace, type SetPlaceInput, setPlace } from '../contract.ts';

const loadField = () => import('#product/geo/ui/place-field.tsx').then(({ PlaceField }) => PlaceField);

/** Where the logged-in member lives; a change is saved at once. Its page loads the texts `places`. */
export function PlaceSection() {
  const t = useTranslations('places');
  const transport = useTransport();
  const queries = useQueryClient();
  const Field = useLazyPart(loadField, true);
  const query = apiQuery(transport, ownPlace, {});
  const { data } = useQuery(query);
  const saving = useMutation({
    mutationFn: (place: SetPlaceInput) => transport.call(setPlace, place),
    onSuccess: (reply) => {
      queries.setQueryData(query.queryKey, reply);
      for (const endpoint of [currentUser, viewMember]) queries.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
  return (
    <section aria-labelledby="own-place" className="max-w-120">
      <h2 id="own-place" className="font-display text-t24">
        {t('own.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t('own.text')}</p>
      {Field && data ? (
        <Field
          value={data.place}
          error={saving.isError && t('own.failed')}
          onChange={(place, point) => saving.mutate(point ?? { city_id: place?.id ?? null })}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
      <LiveRegion>{saving.isSuccess && t('own.saved')}</LiveRegion>
    </section>
  );
}
