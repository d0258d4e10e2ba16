import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type CountryCode, geocode, listTowns, type Point, viewTown } from '../contract.ts';

/** Milliseconds that the answer for a place is kept: as long as a browser keeps its own position. */
const PLACES_TTL_MS = 3600_000;

export const geocodeQuery = (transport: Transport, point: Point) => ({
  ...apiQuery(transport, geocode, point),
  staleTime: PLACES_TTL_MS,
  gcTime: PLACES_TTL_MS,
});

export const townQuery = (transport: Transport, id: number | undefined) => ({
  ...apiQuery(transport, viewTown, { id: id ?? 0 }),
  enabled: id !== undefined,
  staleTime: Number.POSITIVE_INFINITY,
});

export const townsQuery = (transport: Transport, typed: string, country?: CountryCode) => {
  const q = typed.trim().slice(0, 80);
  return {
    ...apiQuery(transport, listTowns, { q, ...(country && { country }) }),
    enabled: q !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  };
};
