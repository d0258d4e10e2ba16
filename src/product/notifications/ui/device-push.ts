import type { Transport } from '#platform/http/transport.ts';
import { pushState } from '#platform/push-state.ts';
import { deletePushSubscription, savePushSubscription } from '../push/contract.ts';

/** Versioned, so that a browser looks for the new one at once when it changes. */
const WORKER = '/sw-push.js';

/** Whether this browser can be pushed to at all; a phone may only be able to once the site stands on its home screen. */
export const canPush = (): boolean =>
  typeof window !== 'undefined' &&
  isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

export async function isPushPossible(): Promise<boolean> {
  if (!canPush() || Notification.permission === 'denied') return false;
  return Notification.permission === 'default' || !(await ownSubscription());
}

export async function readPush(): Promise<void> {
  if (!canPush()) return pushState.set(false);
  if (Notification.permission === 'denied') return pushState.set('denied');
  pushState.set((await ownSubscription()) ?? false);
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Call it from a press. @returns false when they said no. @throws when the browser or server cannot do it now. */
export async function turnOnPush(transport: Transport, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    await readPush();
    return false;
  }
  await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const applicationServerKey = bytesOf(key);
  // One that was made for other keys reaches nobody any more.
  if (known && !sameBytes(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await saveSubscription(transport, subscription);
  await giveKey(key);
  pushState.set(subscription);
  return true;
}

/** Ends pushes to this browser, at the server first: what it still sends would reach nobody. */
export async function turnOffPush(transport: Transport): Promise<void> {
  await transport.call(deletePushSubscription, {});
  await (await ownSubscription())?.unsubscribe();
  await readPush();
}

/** Tells the server of a subscription that the browser has from before, so that it belongs to this session. */
export async function keepPush(transport: Transport, key: string): Promise<void> {
  await readPush();
  if (!canPush() || Notification.permission !== 'granted') return;
  const subscription = await ownSubscription();
  if (!subscription) return;
  if (!sameBytes(subscription.options.applicationServerKey, bytesOf(key)))
    return void (await turnOnPush(transport, key));
  await saveSubscription(transport, subscription);
  await giveKey(key);
}

/** The worker needs it when the browser changes the subscription while no page is open. */
async function giveKey(key: string): Promise<void> {
  (await navigator.serviceWorker.getRegistration('/'))?.active?.postMessage({ type: 'push-key', key });
}

async function saveSubscription(transport: Transport, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const input = { subscription: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } } };
  await transport.call({ ...savePushSubscription, path: '/api/user.php' }, input, { query: { push: 1 } });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  if (!one) return false;
  const bytes = new Uint8Array(one);
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}
