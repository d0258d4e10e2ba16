import { useSyncExternalStore } from 'react';
import type { Point } from '../contract.ts';

/** SPEC 4: unsupported, unknown, or what the browser says. */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState;

export type PositionProblem = 'denied' | 'unavailable';
export class PositionError extends Error {
  readonly problem: PositionProblem;

  constructor(problem: PositionProblem) {
    super(problem);
    this.name = 'PositionError';
    this.problem = problem;
  }
}

/** Milliseconds. SPEC 9: a position of the last hour will do. */
const MAX_AGE_MS = 3600_000;
const POSITION_TIMEOUT_MS = 15_000;
/** Of the browser's refusals, the one that a person or a policy has decided. */
const PERMISSION_DENIED = 1;

const isSupported = () => 'geolocation' in navigator;

let known: PermissionStatus | undefined;

function subscribe(changed: () => void): () => void {
  let left = false;
  const listen = (status: PermissionStatus) => {
    known = status;
    if (left) return;
    status.addEventListener('change', changed);
    changed();
  };
  // Where it cannot be asked, it stays unknown.
  if (isSupported()) navigator.permissions?.query({ name: 'geolocation' }).then(listen, () => undefined);
  return () => {
    left = true;
    known?.removeEventListener('change', changed);
  };
}

const permission = (): LocationPermission => (isSupported() ? (known?.state ?? 'unknown') : 'unsupported');

export function useLocationPermission(): LocationPermission {
  return useSyncExternalStore(subscribe, permission, () => 'unknown');
}

/** Hundredths of a degree, about a kilometre: all that leaves the device. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

/** @throws PositionError */
export function ownPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!isSupported()) return reject(new PositionError('unavailable'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coarse(coords.latitude), lon: coarse(coords.longitude) }),
      ({ code }) => reject(new PositionError(code === PERMISSION_DENIED ? 'denied' : 'unavailable')),
      { enableHighAccuracy: false, maximumAge: MAX_AGE_MS, timeout: POSITION_TIMEOUT_MS },
    );
  });
}
