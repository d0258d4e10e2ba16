import { sharedValue } from './shared-value.ts';

/** SPEC 4, of this browser: not subscribed, a subscription (its address), or denied. */
type PushState = false | { readonly endpoint: string } | 'denied';

export const pushState = sharedValue<PushState>();
