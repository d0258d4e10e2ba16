import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { listHeld } from '#product/accounts/bans/holds-back.ts';
import type { AuditObject } from '#product/audit/contract.ts';
import type { CopiedFrom } from '#product/chat/warnings/queries.ts';
import { keyOf } from '#product/media/media.ts';
import type { PhotoToDecide } from '#product/media/moderation/moderation.ts';
import type { TextToDecide } from '#product/members/texts/texts.ts';
import type { ReportedMessage, ReportSnapshot } from '#product/safety/decisions/contract.ts';
import type { ReportRow } from '#product/safety/decisions/queries.ts';
import { plain, quoted, timeOf } from './plain.ts';

type Places = Pick<Config, 's3' | 'dataDir'>;

/** Where a picture lies, to be opened with whatever shows pictures here. */
export function fileOf({ s3, dataDir }: Places, hash: string): string {
  const key = keyOf(hash, 'original');
  return s3 ? `s3://${s3.bucket}/${key}` : join(dataDir, 'files', key);
}

/** As much of a picture's hash as one types. */
export const pictureOf = (hash: string): string => hash.slice(0, 8);

const STATES = { pending: 'waits', active: 'accepted', rejected: 'not accepted' };

export function photoLines(places: Places, photo: PhotoToDecide): string[] {
  const { id, hash, status, reason, host, member_id, name, age, created_at, lookalikes, like_banned } = photo;
  return [
    `photo ${id}  ${STATES[status]}${reason ? ` (${reason})` : ''}  picture ${pictureOf(hash)}  ${host}  member ${member_id}, ${plain(name)}, ${age}  since ${timeOf(created_at)}`,
    `    ${fileOf(places, hash)}`,
    ...(like_banned ? ['    ! looks like a photo of somebody who was banned and has left'] : []),
    ...lookalikes.map((other) => lookalikeLine(places, other)),
  ];
}

const lookalikeLine = (places: Places, { photo, member, distance, hash }: CopiedFrom) =>
  `    ! looks like ${photo === null ? 'a photo of a chat' : `photo ${photo}`} of member ${member} (${distance} of 128 bits differ): ${fileOf(places, hash)}`;

/** The photo of a signal, with those of others that it looks like; nothing where it has none. */
export const copiedLines = (
  places: Places,
  { picture, lookalikes }: { picture: string | null; lookalikes: readonly CopiedFrom[] },
): string[] =>
  picture ? [`    ${fileOf(places, picture)}`, ...lookalikes.map((other) => lookalikeLine(places, other))] : [];

export function textLines({ id, field, host, member_id, name, text, shown, created_at }: TextToDecide): string[] {
  return [
    `text ${id}  ${field}  ${host}  member ${member_id}, ${plain(name)}  since ${timeOf(created_at)}`,
    ...quoted(text),
    ...(shown === null ? [] : ['  others see until then:', ...quoted(shown)]),
  ];
}

type HeldRow = Awaited<ReturnType<typeof listHeld>>[number];

export const heldLines = ({ account_id, name, email, host, created_at }: HeldRow): string[] => [
  `member ${account_id}, ${plain(name)}  ${plain(email)}  ${host}  since ${timeOf(created_at)}: the address is that of somebody who was banned`,
];

export function reportLines(places: Places, report: ReportRow): string[] {
  const { id, reference, host, reason, status, decision, created_at, snapshot, photos } = report;
  const { profile, messages } = snapshot;
  const shown = new Map(photos.map((photo) => [photo.hash, photo]));
  const facts = [profile.gender, `born ${profile.date_of_birth}`, profile.city ?? '', profile.country];
  return [
    `report ${id}  ${reference}  ${reason}  ${host}  ${timeOf(created_at)}  ${status === 'open' ? 'open' : `decided: ${decision ?? status}`}`,
    `  by member ${report.reporter_id ?? 'who is gone'}, about member ${report.reported_id}`,
    ...(report.text ? ['  in the words of who reported:', ...quoted(report.text)] : []),
    `  the profile as it was: ${plain(profile.name)}, ${facts.filter(Boolean).map(plain).join(', ')}${profile.fictional ? ', fictional' : ''}`,
    ...profileLines(profile),
    ...snapshot.photos.map((hash) => {
      const photo = shown.get(hash);
      return `    ${photo ? `photo ${photo.photo}, ${photo.status}` : 'a photo of a chat, or one that is gone'}: ${fileOf(places, hash)}`;
    }),
    ...(messages
      ? [
          `  the newest messages of the two (${messages.length}):`,
          ...messages.flatMap((message) => messageLines(places, message)),
        ]
      : ['  without messages']),
  ];
}

/** What the member wrote and chose, as it was reported. */
function profileLines({ about, seeking, interests, choices = {} }: ReportSnapshot['profile']): string[] {
  const chosen = Object.entries({ ...choices, interests }).filter(([, value]) => value.length > 0);
  return [
    ...(about ? ['  about:', ...quoted(about)] : []),
    ...(seeking ? ['  seeking:', ...quoted(seeking)] : []),
    ...(chosen.length
      ? [`  chosen: ${chosen.map(([field, value]) => plain(`${field} ${[value].flat().join(', ')}`)).join('; ')}`]
      : []),
  ];
}

const messageLines = (places: Places, { id, sender_id, body, created_at, gift, photo }: ReportedMessage) => [
  `    ${timeOf(created_at)}  ${id ? `message ${id} of ` : ''}member ${sender_id}:`,
  ...(gift ? [`    gift: ${plain(gift)}`] : []),
  ...(photo ? [`    photo: ${fileOf(places, photo)}`] : []),
  ...(body ? quoted(body) : []),
];

/** What a member says against a ban. */
export function banAppealLines(appeal: BanAppeal): string[] {
  const { account_id, host, reason, until, banned_at, text, created_at } = appeal;
  const lasts = until ? `until ${timeOf(until)}` : 'for good';
  return [
    `member ${account_id}  ${host}  banned ${timeOf(banned_at)} ${lasts} (${reason})  appealed ${timeOf(created_at)}`,
    ...quoted(text),
  ];
}

interface BanAppeal {
  account_id: number;
  host: string;
  reason: string;
  until: Date | null;
  banned_at: Date;
  text: string;
  created_at: Date;
}

/** One text of a member, with how many people got it. */
export function signalLine(one: Signal): string[] {
  const { signal, kinds, host, sender_id, messages, receivers, others, first_at, last_at } = one;
  const sent = `${messages} ${messages === 1 ? 'message' : 'messages'} to ${receivers} ${receivers === 1 ? 'member' : 'members'}`;
  const when = first_at.getTime() === last_at.getTime() ? timeOf(last_at) : `${timeOf(first_at)} to ${timeOf(last_at)}`;
  const facts = [`signal ${signal}`, kinds, host, `member ${sender_id}`, sent, when];
  return [[...facts, others ? `the same words by ${others} others too` : ''].filter(Boolean).join('  ')];
}

interface Signal {
  signal: number;
  kinds: string | null;
  host: string;
  sender_id: number;
  messages: number;
  receivers: number;
  others: number;
  first_at: Date;
  last_at: Date;
}

interface Entry {
  created_at: Date;
  host: string;
  staff_name: string;
  verb: string;
  object: AuditObject;
  object_id: number;
  account_id: number | null;
  details: Record<string, string | number | boolean | null>;
  note: string;
}

export function entryLine(entry: Entry): string {
  const { created_at, host, staff_name, verb, object, object_id, account_id, details, note } = entry;
  const facts = Object.entries(details).map(
    ([key, value]) => `${key} ${key === 'picture' ? pictureOf(`${value}`) : value}`,
  );
  const on = object === 'account' ? '' : `${object} ${object_id} of `;
  return [
    timeOf(created_at),
    plain(staff_name),
    verb,
    account_id === null ? `${object} ${object_id}` : `${on}member ${account_id}`,
    host,
    ...facts,
    note && `“${plain(note)}”`,
  ]
    .filter(Boolean)
    .join('  ');
}
