import { createHash } from 'node:crypto';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { graphemesIn } from '#platform/graphemes.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { isShown } from '#product/members/contract.ts';
import type { ChatError } from '../contract.ts';
import { MAX_OTHERS_INTERESTS } from '../conversations/policy.ts';
import type { Icebreaker, IcebreakersInput, IcebreakersReply } from './contract.ts';
import { arranged } from './policy.ts';
import { interestsOfBoth } from './queries.ts';

const texts = serverText('chat.icebreakers');

const OF_INTEREST = ['a', 'b'] as const;
const GENERAL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

type Interest = NonNullable<Icebreaker['interest']>;
type Underscored<Words> = Words extends `${infer First} ${infer Rest}` ? `${First}_${Underscored<Rest>}` : Words;

/** A pair is offered the same ones all day (UTC). @throws member_not_found (404). */
export async function icebreakersFor(
  { sql, actor, site, locale, now }: Authenticated<ReadCall>,
  { profile_id: other }: IcebreakersInput,
): Promise<IcebreakersReply> {
  const row = await interestsOfBoth.one(sql, { viewer: actor.id, other });
  if (!row) throw new AppError<ChatError>('member_not_found', 404);
  const told = isShown('interests', site.settings) ? row.interests : [];
  const both = told.filter((interest) => row.own.includes(interest));
  const interests = both.length > 0 ? both : told.slice(0, MAX_OTHERS_INTERESTS);
  return { icebreakers: beginningsAbout({ site, locale, now }, interests, `${actor.id} ${other}`) };
}

/** @param who draws the order: the same one all day (UTC). */
export function beginningsAbout(
  { site: { settings }, locale, now }: Pick<ReadCall, 'site' | 'locale' | 'now'>,
  interests: readonly Interest[],
  who: string,
): Icebreaker[] {
  const t = texts(formatLocaleOf(locale, settings.country));
  const about = interests.map((interest) =>
    OF_INTEREST.map((one) => ({ text: t(`interest.${slugOf(interest)}.${one}`), interest })),
  );
  const own = (settings.icebreakers[locale] ?? []).map(anything);
  const general = GENERAL.map((one) => anything(t(`general.${one}`)));
  const seed = `${who} ${now.toISOString().slice(0, 10)}`;
  const rank = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest().readUInt32BE();
  const fits = ({ text }: Icebreaker) => graphemesIn(text, settings.message_length) <= settings.message_length;
  return arranged(
    about.map((some) => some.filter(fits)),
    own.filter(fits),
    general.filter(fits),
    rank,
  );
}

const slugOf = <Name extends Interest>(interest: Name) => interest.replaceAll(' ', '_') as Underscored<Name>;
const anything = (text: string): Icebreaker => ({ text, interest: null });
