/**
 * A line of a list of money. On wide screens its parts stand beside each other; on phones the sum stands at the end of the first line,
 * a day or a count below it, and what can be done last.
 */
export const MONEY_ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2.5 m:flex m:flex-wrap m:gap-y-2';
export const MONEY_FACT = 'text-ink-2 tabular-nums max-m:col-start-1 max-m:row-start-2';
export const MONEY_SUM =
  'text-end font-semibold tabular-nums max-m:col-start-2 max-m:row-start-1 max-m:self-start m:w-24';
export const MONEY_ACTS = 'flex flex-wrap gap-2 max-m:col-span-2';
