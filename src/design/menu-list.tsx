import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, RefObject } from 'react';
import { cloneElement, type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { IconCheck } from './icons.tsx';

export type MenuItem =
  | {
      kind?: 'item' | undefined;
      label: ReactNode;
      icon?: ReactNode;
      end?: ReactNode;
      tone?: 'danger' | undefined;
      disabled?: boolean | undefined;
      onSelect?: (() => void) | undefined;
      link?: ReactElement<{ children?: ReactNode }> | undefined;
    }
  | {
      kind: 'choice';
      label: ReactNode;
      value: string;
      options: ReadonlyArray<{ value: string; label: ReactNode; icon?: ReactNode }>;
      onChange: (value: string) => void;
    }
  | { kind: 'heading'; label: ReactNode }
  | { kind: 'line' };

export type MenuPartProps = {
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-t16 leading-tight outline-none select-none cursor-pointer ' +
  'data-highlighted:bg-surface-2 data-disabled:text-ink-3 data-disabled:cursor-not-allowed';

export function MenuList({ label, items, align, anchor, open, onOpenChange }: MenuPartProps) {
  return (
    <Base.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        const target = details.event.target;
        if (!next && details.reason === 'outside-press' && target instanceof Node && anchor.current?.contains(target)) {
          details.cancel();
          return;
        }
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side="bottom"
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 outline-none"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={anchor}
            className={
              'max-h-(--available-height) min-w-56 max-w-80 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none ' +
              'origin-(--transform-origin) transition-[opacity,scale,translate] duration-base ease-calm data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:scale-[.98] data-starting-style:opacity-0'
            }
          >
            {items.map((item, index) => (
              <Entry key={keyOf(item, index)} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const keyOf = (item: MenuItem, index: number) => `${item.kind ?? 'item'}-${index}`;

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'line') return <Base.Separator className="mx-3 my-1.5 h-px bg-line" />;
  if (item.kind === 'heading') return <p className="px-3 pt-2 pb-1 text-t13 text-ink-3">{item.label}</p>;
  if (item.kind === 'choice') return <Choice item={item} />;
  const className = cx(ITEM, item.tone === 'danger' && 'text-danger');
  const inner = <Line icon={item.icon} label={item.label} end={item.end} quiet={item.tone !== 'danger'} />;
  if (item.link) {
    return <Base.LinkItem closeOnClick className={className} render={cloneElement(item.link, undefined, inner)} />;
  }
  return (
    <Base.Item className={className} disabled={item.disabled} onClick={item.onSelect}>
      {inner}
    </Base.Item>
  );
}

function Choice({ item }: { item: Extract<MenuItem, { kind: 'choice' }> }) {
  const [value, setValue] = useState(item.value);
  return (
    <Base.RadioGroup
      value={value}
      onValueChange={(next: string) => {
        setValue(next);
        item.onChange(next);
      }}
    >
      <Base.GroupLabel className="px-3 pt-2 pb-1 text-t13 text-ink-3">{item.label}</Base.GroupLabel>
      {item.options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={ITEM}>
          <Line
            icon={option.icon}
            label={option.label}
            quiet
            end={
              <Base.RadioItemIndicator className="text-primary">
                <IconCheck />
              </Base.RadioItemIndicator>
            }
          />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function Line(props: { icon?: ReactNode; label: ReactNode; end?: ReactNode; quiet: boolean }) {
  return (
    <>
      {props.icon && <span className={props.quiet ? 'text-ink-2' : undefined}>{props.icon}</span>}
      <span className="min-w-0 grow">{props.label}</span>
      {props.end}
    </>
  );
}
