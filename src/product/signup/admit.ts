import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { TRACKING_COOKIE, type Tracking, trackingOf } from '#product/sites/tracking/tracking.ts';
import { ageLockOf, originOf } from './age-lock-of.ts';
import type { AdmissionInput, AdmissionReply } from './contract.ts';
import { isUsableInvite } from './invites/invites.ts';

export async function admissionOf(call: ControllerCall, { invite }: AdmissionInput): Promise<AdmissionReply> {
  const lock = await ageLockOf(call, originOf(call), null);
  return { closed: await closedTo(call, invite), too_young: lock !== null };
}

/** SPEC: the setting `signups`. */
async function closedTo(call: ControllerCall, invite: string | undefined): Promise<AdmissionReply['closed']> {
  const { signups } = call.site.settings;
  if (signups === 'trafficsource') return trackingIn(call)?.network === undefined ? 'source' : null;
  if (signups !== 'invite') return null;
  if (!invite) return 'invite';
  return (await isUsableInvite(call, invite)) ? null : 'invite_invalid';
}

/** @returns where they came from. @throws signup_needs_source, signup_not_allowed, invite_invalid (403). */
export async function admit(call: ControllerCall, invite: string | undefined): Promise<Tracking | null> {
  const closed = await closedTo(call, invite);
  if (closed) throw new AppError(REFUSALS[closed], 403);
  return trackingIn(call);
}

const REFUSALS = {
  source: 'signup_needs_source',
  invite: 'signup_not_allowed',
  invite_invalid: 'invite_invalid',
} as const;

const trackingIn = ({ http }: ControllerCall) => trackingOf(http.query, http.cookies[TRACKING_COOKIE]);
