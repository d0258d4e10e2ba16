import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { nextIndex } from './roving.ts';

const BAR = 'no-scrollbar flex overflow-x-auto border-b border-line';
const TAB =
  'relative flex min-h-12 shrink-0 items-center gap-2.5 px-4 font-medium text-ink-2 transition-colors duration-fast hover:text-ink ' +
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.75 after:rounded-t-full after:bg-transparent focus-visible:-outline-offset-2 ' +
  'aria-selected:text-ink aria-selected:font-semibold aria-selected:after:bg-primary-fill ' +
  'aria-[current=page]:text-ink aria-[current=page]:font-semibold aria-[current=page]:after:bg-primary-fill';

type AnchorElement = ReactElement<{
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
}>;

export function TabNav(props: {
  label: string;
  tabs: ReadonlyArray<{ key: string; label: ReactNode; end?: ReactNode; current: boolean; link: AnchorElement }>;
  className?: string | undefined;
}) {
  return (
    <nav aria-label={props.label} className={cx(BAR, props.className)}>
      {props.tabs.map((tab) =>
        cloneElement(
          tab.link,
          {
            key: tab.key,
            className: cx(TAB, tab.link.props.className),
            'aria-current': tab.current ? 'page' : undefined,
          },
          tab.label,
          tab.end,
        ),
      )}
    </nav>
  );
}

export type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: ReadonlyArray<{ value: Value; label: ReactNode; end?: ReactNode; panel: ReactNode }>;
  className?: string | undefined;
};

export function Tabs<Value extends string>({ label, value, onChange, tabs, className }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex((tab) => tab.value === value);
    const next = nextIndex(
      event.key,
      current,
      tabs.length,
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
    );
    const target = next === null ? undefined : tabs[next];
    if (!target || next === null) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={BAR} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={TAB}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.end}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
        {tabs.find((tab) => tab.value === value)?.panel}
      </div>
    </div>
  );
}
