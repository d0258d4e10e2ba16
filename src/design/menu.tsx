import { type ReactNode, useRef, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { iconButtonClass } from './icon-button.tsx';
import type { MenuItem } from './menu-list.tsx';

export type MenuProps = {
  label: string;
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  tabIndex?: -1 | undefined;
  onOpen?: (() => void) | undefined;
};

const loadPart = () => import('./menu-list.tsx').then((module) => module.MenuList);

export function Menu({ label, trigger, triggerClassName, items, align = 'end', tabIndex, onOpen }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const Part = useLazy(loadPart, near);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={triggerClassName ?? iconButtonClass()}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => {
          setNear(true);
          setOpen(!open);
          if (!open) onOpen?.();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setNear(true);
          setOpen(true);
          onOpen?.();
        }}
      >
        {trigger}
      </button>
      {Part && <Part {...{ label, items, align, anchor, open }} onOpenChange={setOpen} />}
    </>
  );
}
