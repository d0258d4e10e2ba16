const KEY = 'birth-year-asked';

/** Once a tab, so that nobody is led to a year that is taken. @param year as it was typed. @param minAge in years. */
export function mayBeSlip(
  year: string,
  { minAge, thisYear, store }: { minAge: number; thisYear: number; store: Pick<Storage, 'getItem' | 'setItem'> },
): boolean {
  const ago = thisYear - Number(year);
  if (!(ago >= 0 && ago < minAge)) return false;
  try {
    if (store.getItem(KEY)) return false;
    store.setItem(KEY, '1');
  } catch {
    // Without a store nobody knows whether it was asked, and it would be asked again and again.
    return false;
  }
  return true;
}
