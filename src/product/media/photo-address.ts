import { hash } from 'node:crypto';
import { type SOURCE, type StoredStatus, type Variant, VERSION_QUERY } from './contract.ts';
import { photoVisibility, type ShownMember, type Viewer } from './policy.ts';

const DAY_MS = 86_400_000;
const EVERYBODY = 'everybody';
const STAFF = 'staff';

/** How sizes are drawn: what browsers have kept of another way is asked for anew. */
const DRAWING = 2;

export interface AddressedPhoto {
  id: number;
  /** Of the stored picture; it never leaves the server. */
  hash: string;
  status: StoredStatus;
  rank: number;
}

export interface PhotoOwner extends ShownMember {
  listed: boolean;
}

export interface PhotoNames {
  /** For `ETag`: the same every day. No address can be made of it. */
  tag: string;
  /** What the address has today, and what it had yesterday: a page that was opened before midnight goes on. */
  versions: readonly string[];
  everybody: boolean;
}

/** What decides the names of a picture; its hash is among them, so that nobody else makes an address. */
type Facts = readonly (string | number)[];

/** The names change when the photo, or who may see it, does. */
export function photoNames(
  viewer: Viewer,
  owner: PhotoOwner,
  photo: AddressedPhoto,
  variant: Variant | typeof SOURCE,
  now: Date,
): PhotoNames {
  const facts = factsOf(viewer, owner, photo, variant);
  return { ...namesOf(facts, now), everybody: facts.includes(EVERYBODY) };
}

/** Staff see it whatever is decided: their screen goes on once accepting gives the photo another address. */
export const staffVersions = (photo: AddressedPhoto, variant: Variant | typeof SOURCE, now: Date): readonly string[] =>
  namesOf([DRAWING, photo.hash, photo.id, variant, STAFF], now).versions;

export const namesOf = (facts: Facts, now: Date): Omit<PhotoNames, 'everybody'> => ({
  tag: nameOf(facts, 'tag'),
  versions: [versionOf(facts, now), versionOf(facts, new Date(now.getTime() - DAY_MS))],
});

/** Whoever comes with it was given it, on that day. */
export const versionOf = (facts: Facts, now: Date): string => nameOf(facts, now.toISOString().slice(0, 10));

const nameOf = (facts: Facts, of: string) => hash('sha256', [...facts, of].join(' '), 'base64url').slice(0, 16);

export const photoAddress = (
  viewer: Viewer,
  owner: PhotoOwner,
  photo: AddressedPhoto,
  variant: Variant | typeof SOURCE,
  now: Date,
): string =>
  `/media/${photo.id}/${variant}.webp?${VERSION_QUERY}=${versionOf(factsOf(viewer, owner, photo, variant), now)}`;

const factsOf = (viewer: Viewer, owner: PhotoOwner, photo: AddressedPhoto, variant: string): Facts => [
  DRAWING,
  photo.hash,
  photo.id,
  variant,
  audienceOf(viewer, owner, photo),
];

function audienceOf(viewer: Viewer, owner: PhotoOwner, photo: AddressedPhoto): string {
  const everybody = owner.listed && photoVisibility(null, owner, photo) === 'clear';
  if (everybody) return EVERYBODY;
  if (!viewer) return 'visitors';
  const shown = `${photo.status} ${owner.listed}`;
  if (viewer.id === owner.id) return `owner ${shown}`;
  if (viewer.kind === 'staff') return STAFF;
  return viewer.paidUser ? `premium ${shown}` : `members ${shown}`;
}
