import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiQuery } from '#platform/http/api-query.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { type TimeBonusReply, timeBonus } from '../contract.ts';
import { mayHaveTimeBonus } from './time-bonus-time.ts';

const inBrowser = typeof document !== 'undefined';

export type TimeBonus = TimeBonusReply & {
  /** Milliseconds by this device's clock when the answer came; null: it came with the page. */
  received: number | null;
};

export const timeBonusQuery = (transport: Transport) => {
  const { queryKey } = apiQuery(transport, timeBonus, {});
  return queryOptions<TimeBonus | null>({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const reply = await transport.call(timeBonus, {}, { signal });
        return { ...reply, received: inBrowser ? Date.now() : null };
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** It may be over: see `useTimeLeft`. */
export function useTimeBonus(): TimeBonus | null {
  const user = useUser();
  const { data } = useQuery({ ...timeBonusQuery(useTransport()), enabled: mayHaveTimeBonus(user, Date.now()) });
  return (user && !user.paid_user && data) || null;
}

/** Whole seconds by the server's clock; 0 once it is over. */
export function useTimeLeft(bonus: TimeBonus): number {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(bonus, Date.now()),
    () => secondsUntil(bonus, Date.parse(bonus.now)),
  );
}

/** @param at milliseconds by this device's clock. */
export function secondsLeft(bonus: TimeBonus, at: number): number {
  const passed = at - (bonus.received ?? pageReceived());
  // A device's clock that was put back gives nobody more time.
  return secondsUntil(bonus, Date.parse(bonus.now) + Math.max(0, passed));
}

const secondsUntil = ({ ends_at }: TimeBonus, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(ends_at) - now) / 1000));

let taken: number | null = null;

/** Milliseconds by this device's clock; the page's scripts may be there much later. */
function pageReceived(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  taken ??= page ? performance.timeOrigin + page.responseStart : Date.now();
  return taken;
}

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  ticking ??= setInterval(() => {
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(tell);
    if (listeners.size) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** `3:12:48`, the same in every language. @param seconds whole, 0 or more. */
export function timeText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
