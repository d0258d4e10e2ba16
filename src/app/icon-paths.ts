export const MANIFEST_PATH = '/manifest.webmanifest';
export const ICON_PATH = '/brand/icon.svg';
export const FULL_ICON_PATH = '/brand/full-512.png';
export const TOUCH_ICON_PATH = '/brand/touch-180.png';
/** Beside a notification on Android, which shows its outline alone; the service worker of pushes names it. */
export const BADGE_PATH = '/brand/badge-96.png';
