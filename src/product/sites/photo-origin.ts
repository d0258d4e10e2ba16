import type { Site } from './contract.ts';

/** As `https://photos.example`, if that is elsewhere than its pages. */
export function photoOriginOf({ origin, settings }: Pick<Site, 'origin' | 'settings'>): string | null {
  const photos = URL.parse(settings.cdn_prefix);
  return photos?.protocol.startsWith('http') && photos.origin !== origin ? photos.origin : null;
}

export function hasPhotosAt(site: Pick<Site, 'host' | 'origin' | 'settings'>, host: string): boolean {
  const photos = photoOriginOf(site);
  if (photos === null) return false;
  const { hostname } = new URL(photos);
  // At another port of the same host the cookie comes all the same.
  return hostname === host.toLowerCase() && hostname !== site.host;
}
