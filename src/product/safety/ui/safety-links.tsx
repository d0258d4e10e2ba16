import type { Concern } from './concern.ts';
import { useSafetyItems } from './safety-items.tsx';

/** What is offered to be safe from a member, written out: one press opens the dialog. */
export function SafetyLinks({ about }: { about: Omit<Concern, 'kind'> }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      {useSafetyItems(about).map(({ label, icon, onSelect }) => (
        <button
          key={label}
          type="button"
          onClick={onSelect}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 text-t14 hover:text-ink hover:underline"
        >
          {icon}
          {label}
        </button>
      ))}
    </div>
  );
}
