import { useState } from 'react';
import { mayBeSlip } from '#product/signup/ui/may-be-slip.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export interface AskedYear {
  year: string;
  /** @param right the year is as it was meant. */
  answer: (right: boolean) => void;
}

interface YearQuestion {
  asked: AskedYear | null;
  /** @returns whether it may be sent; false at once while the question stands. */
  isMeant: (year: string) => boolean | Promise<boolean>;
}

export function useYearQuestion(): YearQuestion {
  const { min_age: minAge } = useSettings();
  const [asked, setAsked] = useState<AskedYear | null>(null);
  const isMeant = (year: string) => {
    if (asked) return false;
    if (!mayBeSlip(year, { minAge, thisYear: new Date().getFullYear(), store: sessionStorage })) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (right: boolean) => {
        setAsked(null);
        resolve(right);
      };
      setAsked({ year, answer });
    });
  };
  return { asked, isMeant };
}
