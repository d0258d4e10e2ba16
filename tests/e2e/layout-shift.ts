import type { Page } from '@playwright/test';

/** Milliseconds of the page's clock in which whatever comes late has come. */
const WATCHED_MS = 20_000;

/** Cumulative layout shift that nobody sees. */
export const MAX_SHIFT = 0.001;

declare global {
  interface Window {
    shifts?: { value: number; what: string[] }[];
    takeShifts?: () => void;
  }
}

/** Has the pages that are opened from now on note what moves in them, without what follows a press. */
export async function watchShifts(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: NonNullable<Window['shifts']> = [];
    window.shifts = shifts;
    const named = ({ node, previousRect: before, currentRect: after }: Shift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = element?.textContent?.trim().slice(0, 40) ?? '';
      return `${element?.tagName.toLowerCase()} "${text}" from ${before.x},${before.y} to ${after.x},${after.y}, ${before.height} to ${after.height} high`;
    };
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[])
        if (!hadRecentInput) shifts.push({ value, what: sources.map(named) });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => note(observer.takeRecords());
  });
}

/** Runs the page's clock on. @returns how far things moved, summed up, and which. */
export async function shiftsOf(page: Page): Promise<{ sum: number; what: string[] }> {
  await page.clock.runFor(WATCHED_MS);
  return page.evaluate(async () => {
    window.takeShifts?.();
    const shifts = window.shifts ?? [];
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.flatMap(({ what }) => what) };
  });
}
