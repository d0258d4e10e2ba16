import { type ComponentType, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { mayHaveTimeBonus } from '#product/discounts/ui/time-bonus-time.ts';
import { useUser } from '#product/members/user/ui/user.tsx';

const ID = 'time-bonus';

let part: ComponentType | null = null;

/** Lets this process render the time bonus: the server, before its first page. */
export async function prepareTimeBonus(): Promise<ComponentType> {
  const { TimeBonusArea } = await import('./time-bonus-area.tsx');
  part = TimeBonusArea;
  return part;
}

/**
 * The time bonus in the members area. Its banner is what the server sent until its script is there, which nobody fetches who can have
 * none. It stays from page to page of the area.
 */
export function TimeBonus() {
  const user = useUser();
  const [sent] = useState(() => (part ? '' : (document.getElementById(ID)?.innerHTML ?? '')));
  const fetched = useLazy(prepareTimeBonus, user !== null && (sent !== '' || mayHaveTimeBonus(user, Date.now())));
  const Area = part ?? fetched;
  return (
    <div
      id={ID}
      data-print="none"
      suppressHydrationWarning
      {...(Area ? { children: <Area /> } : { dangerouslySetInnerHTML: { __html: user ? sent : '' } })}
    />
  );
}
