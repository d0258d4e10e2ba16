import { sharedValue } from './shared-value.ts';

/** Of this browser: whether the site may and does push to it. */
type PushState = 'subscribed' | 'not-subscribed' | 'denied';

/** Set by whatever asks the browser; null as long as nobody did. */
export const pushState = sharedValue<PushState>();
