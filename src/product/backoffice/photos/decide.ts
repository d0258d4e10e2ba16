import { notFound } from '#platform/errors.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { decideAppeal } from '#product/media/moderation/appeal.ts';
import type { DecisionVerdict } from '#product/media/moderation/contract.ts';
import { decideSecondLook, undoDecision } from '#product/media/moderation/decide-second-look.ts';
import { decidePhoto } from '#product/media/moderation/moderation.ts';
import { actingStaff, atSiteOf, type StaffCall, scopeOf } from '../desk/desk.ts';
import { endLeases, takeLeases } from '../leases/leases.ts';
import {
  type DecidePhotosInput,
  type Outcome,
  type PhotoResults,
  type PhotoView,
  UNDO_MS,
  type UndoPhotosInput,
} from './contract.ts';
import { ownersOf } from './queries.ts';

type Decision = DecidePhotosInput['decisions'][number];

/** The way to the server may take so long; the mail waits as long. */
const UNDO_GRACE_MS = 5000;

const kindOf = (view: PhotoView) => (view === 'appeals' ? 'photo_appeal' : 'photo');

/** Each photo is answered for itself. @throws not_found where one is on another site: then nothing is decided. */
export async function decide(call: StaffCall, { view, decisions }: DecidePhotosInput): Promise<PhotoResults> {
  const { sites } = await scopeOf(call);
  const ids = decisions.map(({ id }) => id);
  const owners = new Map((await ownersOf(call.tx, { ids, sites })).map((row) => [row.id, row]));
  if (ids.some((id) => !owners.has(id))) throw notFound();
  const staff = await actingStaff(call);
  const held = new Set(await takeLeases(call, staff, kindOf(view), ids));
  const results: PhotoResults['results'] = [];
  // In one order of members for all, so that two batches do not wait for each other.
  const ordered = decisions.toSorted((a, b) => (owners.get(a.id)?.member_id ?? 0) - (owners.get(b.id)?.member_id ?? 0));
  for (const decision of ordered) {
    const owner = owners.get(decision.id);
    const changed = !owner?.file_hash.startsWith(decision.picture);
    const outcome = !held.has(decision.id)
      ? 'taken'
      : changed || !owner
        ? 'changed'
        : await decideOne(await atSiteOf(call, owner.member_id), staff, view, decision);
    results.push({ id: decision.id, outcome });
  }
  await endLeases(call, staff, kindOf(view), [...held]);
  return { results };
}

const OUTCOMES: Record<DecisionVerdict, Outcome> = {
  decided: 'decided',
  unchanged: 'decided',
  decided_before: 'taken',
  other_picture: 'changed',
  not_found: 'changed',
};

async function decideOne(
  call: StaffCall,
  staff: ProvenStaff,
  view: PhotoView,
  { id: photo, picture, reason }: Decision,
): Promise<Outcome> {
  if (view === 'appeals' || view === 'second') {
    const decideIt = view === 'appeals' ? decideAppeal : decideSecondLook;
    const verdict = await decideIt(call, staff, { photo, accept: reason === null });
    return verdict === 'decided' ? 'decided' : verdict === 'own_decision' ? 'own' : 'taken';
  }
  const tellAfter = new Date(call.now.getTime() + UNDO_MS + UNDO_GRACE_MS);
  return OUTCOMES[(await decidePhoto(call, staff, { photo, picture, reason, tellAfter })).verdict];
}

/** @throws not_found */
export async function undo(call: StaffCall, { ids }: UndoPhotosInput): Promise<{ undone: number[] }> {
  const { sites } = await scopeOf(call);
  const owners = (await ownersOf(call.tx, { ids, sites })).toSorted((a, b) => a.member_id - b.member_id);
  if (owners.length < new Set(ids).size) throw notFound();
  const staff = await actingStaff(call);
  const since = new Date(call.now.getTime() - UNDO_MS - UNDO_GRACE_MS);
  const undone: number[] = [];
  for (const { id, member_id } of owners)
    if (await undoDecision(await atSiteOf(call, member_id), staff, { photo: id, since })) undone.push(id);
  if (undone.length > 0) await takeLeases(call, staff, 'photo', undone);
  return { undone };
}
