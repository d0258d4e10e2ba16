import type { ReactNode } from 'react';

interface SafetyLinksProps {
  items: readonly { label: string; icon: ReactNode; onSelect: () => void }[];
}

export function SafetyLinks({ items }: SafetyLinksProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-5">
      {items.map(({ label, icon, onSelect }) => (
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
