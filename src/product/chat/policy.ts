import { graphemesIn } from '#platform/graphemes.ts';
import { plainText } from '#platform/plain-text.ts';
import { isVisible } from '#platform/visible.ts';
import type { Visibility } from '#product/safety/contract.ts';
import type { MessageView } from './contract.ts';
import type { ConversationReply } from './conversations/contract.ts';
import type { ChatPhotoView } from './photos/contract.ts';
import { gonePhoto } from './photos/policy.ts';

export interface WritingFacts {
  paid_user: boolean;
  credits: number;
  /** Conversations that the writer has started; only counted for a free member about to open one. */
  started: number;
  /** From when on the writer, who is new, may begin conversations again; null: now. Only asked of one about to open one. */
  contacts_again: Date | null;
  begun: boolean;
  visibility: Visibility;
}

export interface WritingRules {
  message_credits: number;
  free_conversations: number;
}

const opensFree = (facts: WritingFacts, rules: WritingRules) =>
  !facts.begun && !facts.paid_user && facts.started < rules.free_conversations;

export const nextMessageCredits = (facts: WritingFacts, rules: WritingRules): number =>
  opensFree(facts, rules) ? 0 : rules.message_credits;

export function canWrite(facts: WritingFacts, rules: WritingRules): ConversationReply['can_write'] {
  if (facts.visibility === 'gone') return 'gone';
  if (facts.visibility !== 'shown') return 'blocked';
  if (!facts.begun && !facts.paid_user && !opensFree(facts, rules)) return 'premium_only';
  if (!facts.begun && facts.contacts_again) return 'contact_limit';
  return facts.credits < nextMessageCredits(facts, rules) ? 'not_enough_credits' : 'yes';
}

export interface Carried {
  gift: string | null;
  photo_id: number | null;
}

/** @param photos as its viewer may see them. */
export const carriedView = (
  { gift, photo_id }: Carried,
  photos: ReadonlyMap<number, ChatPhotoView>,
): Pick<MessageView, 'gift' | 'photo'> => ({
  ...(gift !== null && { gift: { key: gift } }),
  ...(photo_id !== null && { photo: photos.get(photo_id) ?? gonePhoto(photo_id) }),
});

export const costView = ({ gift, photo_id, cost }: Carried & { cost: number }): Pick<MessageView, 'cost'> =>
  gift === null && photo_id === null ? {} : { cost };

export function waitUntil(moment: Date, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

export const bodyOf = plainText;

/**
 * @param max grapheme clusters.
 * @param alone nothing comes with the text: then it is not empty.
 */
export function bodyProblem(body: string, max: number, alone = true): 'message_empty' | 'message_too_long' | null {
  if (!isVisible(body) && (alone || body !== '')) return 'message_empty';
  return graphemesIn(body, max) > max ? 'message_too_long' : null;
}
