import { mayHaveTimeBonus } from '#product/discounts/ui/time-bonus-time.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { sentPart } from './sent-part.tsx';

const load = () => import('./time-bonus-area.tsx').then((module) => module.TimeBonusArea);

export const { prepare: prepareTimeBonus, Part: TimeBonus } = sentPart('time-bonus', load, useUser, (user) =>
  mayHaveTimeBonus(user, Date.now()),
);
