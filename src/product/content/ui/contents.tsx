import { IconChevronDown } from '#design/icons.tsx';

interface ContentsProps {
  label: string;
  sections: readonly { id: string; title: string }[];
  numbered: boolean;
}

export function Contents({ label, sections, numbered }: ContentsProps) {
  const links = (
    <ol className="mt-2">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-8 items-baseline gap-2 py-1 text-ink-2 text-t14 hover:text-ink hover:underline"
          >
            {numbered && <span className="min-w-5 shrink-0 text-end tabular-nums">{`${index + 1}.`}</span>}
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div data-print="none">
      <details className="group rounded-card border border-line bg-surface px-5 py-1 l:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {label}
          <IconChevronDown aria-hidden="true" className="size-5 text-ink-3 group-open:rotate-180" />
        </summary>
        <nav aria-label={label}>{links}</nav>
      </details>
      <nav aria-label={label} className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-l:hidden">
        <p className="font-semibold text-t14">{label}</p>
        {links}
      </nav>
    </div>
  );
}
