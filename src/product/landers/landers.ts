import { dateOf, yearsBefore } from '#platform/calendar.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { beginningsAbout } from '#product/chat/icebreakers/icebreakers.ts';
import { cardsIn } from '#product/members/cards-of.ts';
import { isShown } from '#product/members/contract.ts';
import { GENDER_BIT } from '#product/members/members.ts';
import { visitorsMaySearch } from '#product/members/search/search.ts';
import { isTooYoung } from '#product/signup/join.ts';
import { servedCountry } from '#product/sites/settings.ts';
import {
  BIRTH_DATE_LANDER,
  LANDER_MEMBERS,
  type LanderMember,
  type LanderMembersReply,
  type LanderWithMembers,
  nicheOf,
} from './contract.ts';
import { shownIn } from './policy.ts';
import { givenNumber, landerMember, landerMembers } from './queries.ts';

/** Milliseconds after which landers begin with somebody else. */
const FIRST_FACE_MS = 60_000;

/** @throws `member_not_found` for a number that nobody ever had. */
export async function membersForLander(
  call: ControllerCall,
  { id, lander }: { id?: number | undefined; lander?: LanderWithMembers | undefined },
): Promise<LanderMembersReply> {
  const { sql, site, now, actor, country } = call;
  if (id && !(await givenNumber.one(sql, { id, pool: site.pool }))) throw new AppError('member_not_found', 404);
  const shown = shownIn(nicheOf(site.settings.niche));
  if (!visitorsMaySearch(call) || !shown) return { members: [], icebreakers: [] };
  const suits = {
    viewer: actor?.id ?? null,
    pool: site.pool,
    genders: shown.genders.reduce((bits, gender) => bits | GENDER_BIT[gender], 0),
    seeks: shown.seeks.reduce((bits, gender) => bits | GENDER_BIT[gender], 0),
    bornUntil: yearsBefore(dateOf(now), Math.max(shown.min_age, site.settings.min_age)),
    bodies: shown.bodies ?? null,
    interests: shown.interests ?? null,
  };
  const rows = id
    ? await landerMember(sql, { ...suits, asked: id })
    : await landerMembers(sql, {
        ...suits,
        country: servedCountry(country, site) ?? site.settings.country,
        turn: `${lander} ${Math.floor(now.getTime() / FIRST_FACE_MS)}`,
        most: LANDER_MEMBERS,
      });
  const texts = new Map(rows.map(({ id: member, about, interests }) => [member, { about, interests }]));
  const about = isShown('about', site.settings);
  const interests = isShown('interests', site.settings);
  const members = cardsIn(call, rows).map((card) => ({
    ...card,
    about: (about && texts.get(card.id)?.about) || null,
    interests: (interests && texts.get(card.id)?.interests) || [],
  }));
  const [first] = members;
  return { members, icebreakers: id && first ? beginnings(call, first) : [] };
}

function beginnings(call: ControllerCall, { id, interests }: LanderMember): string[] {
  const offered = beginningsAbout(call, interests, `${id}`);
  const open = offered.find(({ interest }) => interest === null);
  return [...new Set([offered.find(({ interest }) => interest), open, ...offered])]
    .flatMap((one) => one?.text ?? [])
    .slice(0, 2);
}

/** A date that is none leads on too: the sign-up asks for it. @param form `application/x-www-form-urlencoded`. */
export async function leadOn(call: ControllerCall, form: string): Promise<string> {
  const sent = new URLSearchParams(form);
  const partOf = (name: string) => sent.get(name)?.trim() ?? '';
  const [year, month, day] = [partOf('year'), partOf('month').padStart(2, '0'), partOf('day').padStart(2, '0')];
  return (await isTooYoung(call, `${year}-${month}-${day}`)) ? BIRTH_DATE_LANDER : '/signup';
}
