import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#design/button.tsx';
import { IconLocate } from '#design/icons.tsx';
import { LiveRegion } from '#design/live-region.tsx';
import { Notice } from '#design/notice.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { PlaceView, Point } from '../contract.ts';
import { ownPosition, PositionError, type PositionProblem, useLocationPermission } from './own-position.ts';
import { geocodeQuery } from './places-query.ts';

type Problem = PositionProblem | 'nowhere' | 'abroad' | 'failed';

interface LocateButtonProps {
  /** @param point about a kilometre exact. */
  onFound: (place: PlaceView, point: Point) => void;
}

/** Not there where browsers cannot tell. */
export function LocateButton({ onFound }: LocateButtonProps) {
  const t = useTranslations('geo.places');
  const permission = useLocationPermission();
  const transport = useTransport();
  const queries = useQueryClient();
  const { countries } = useSettings();
  const told = useId();
  const locating = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const point = await ownPosition();
      return { point, place: (await queries.fetchQuery(geocodeQuery(transport, point))).geocode };
    },
    onSuccess: ({ place, point }) => place && countries.includes(place.country) && onFound(place, point),
  });
  const town = locating.data?.place;
  const place = town && countries.includes(town.country) ? town : null;
  if (permission === 'unsupported') return null;
  const problem = locating.isError
    ? problemOf(locating.error)
    : locating.isSuccess && !place
      ? town
        ? 'abroad'
        : 'nowhere'
      : undefined;
  return (
    <div className="grid gap-3.5">
      <Button
        variant={problem ? 'danger' : 'outline'}
        wide
        icon={<IconLocate />}
        busy={locating.isPending}
        busyLabel={t('locating')}
        aria-describedby={problem && told}
        onClick={() => locating.mutate()}
      >
        {t('locate')}
      </Button>
      <div role="alert" id={told} className="empty:hidden">
        {problem && (
          <Notice tone="danger" title={t(`error.${problem}.title`)}>
            {t(`error.${problem}.text`)}
          </Notice>
        )}
      </div>
      <LiveRegion>{place && t('found', { city: place.city, region: place.region_name })}</LiveRegion>
    </div>
  );
}

const problemOf = (error: Error): Problem => (error instanceof PositionError ? error.problem : 'failed');
