import { type ReactNode, useState } from 'react';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import type { AppliedDiscountView, DiscountError } from '#product/discounts/contract.ts';
import { CodeField } from '#product/discounts/ui/code-field.tsx';
import { useExamplePackage } from '#product/discounts/ui/example-package.ts';
import type { TimeBonus } from '#product/discounts/ui/time-bonus.ts';
import { TimeBonusBanner } from '#product/discounts/ui/time-bonus-banner.tsx';
import { TimeBonusModal } from '#product/discounts/ui/time-bonus-modal.tsx';
import { PricesLink } from '../-shell/prices-link.tsx';

interface BonusStateProps {
  seconds: number;
  children: ReactNode;
}

export function StripState({ seconds, children }: BonusStateProps) {
  const bonus = useBonus(seconds);
  return (
    <>
      <TimeBonusBanner bonus={bonus} link={<PricesLink />} />
      {children}
    </>
  );
}

export function ModalState({ seconds, children }: BonusStateProps) {
  const bonus = useBonus(seconds);
  const example = useExamplePackage();
  const [open, setOpen] = useState(true);
  return (
    <>
      {children}
      <TimeBonusModal
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={bonus.code}
        bonus={bonus}
        example={example ?? null}
        link={<PricesLink />}
      />
    </>
  );
}

function useBonus(seconds: number): TimeBonus {
  const [bonus] = useState(() => {
    const now = Date.now();
    return {
      ...{ code: 'TIMEBONUS25', value_percentage: 25, percentage: 25 },
      ends_at: new Date(now + seconds * 1000).toISOString(),
      now: new Date(now).toISOString(),
      received: now,
    };
  });
  return bonus;
}

const BONUS: AppliedDiscountView = {
  ...{ id: 1, code: 'TIMEBONUS25', kind: 'time_bonus', percentage: 2500 },
  ends_at: '2026-10-17T23:30:00.000Z',
};
const AUTUMN: AppliedDiscountView = { id: 2, code: 'AUTUMN30', kind: 'code', percentage: 3000, ends_at: null };

const CODES = {
  folded: { applied: BONUS, refused: null, value: '' },
  counts: { applied: AUTUMN, refused: null, value: AUTUMN.code },
  'not found': { applied: null, refused: 'discount_not_found', value: 'AUTUMM30' },
  'not lower': { applied: BONUS, refused: 'discount_not_lower', value: 'SPRING10' },
} as const satisfies Record<
  string,
  { applied: AppliedDiscountView | null; refused: DiscountError | null; value: string }
>;

export function Code({ state }: { state: keyof typeof CODES }) {
  return (
    <PageContainer width="narrow" className="pb-16">
      <PageHeading title={state} />
      <div className="mt-8">
        <CodeField {...CODES[state]} onCode={() => undefined} />
      </div>
    </PageContainer>
  );
}
