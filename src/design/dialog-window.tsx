import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { cx } from './cx.ts';
import { iconButtonClass } from './icon-button.tsx';
import { IconClose } from './icons.tsx';
import { wholeEmail } from './whole-email.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  /** `false`: no cross, Escape and a press outside do nothing; the content must offer the way on. */
  dismissible?: boolean | undefined;
  closeHidden?: boolean | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  tall?: boolean | undefined;
  art?: ReactNode;
  /** The first control by default. `itself`: no control, for what opens by itself while somebody may be typing. */
  initialFocus?: RefObject<HTMLElement | null> | 'itself' | undefined;
};

const SIZES = { s: 's:max-w-110', m: 's:max-w-140', l: 's:max-w-230' };

const POPUP =
  'relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-modal bg-surface text-ink shadow-float outline-none ' +
  'transition-[opacity,translate,scale] duration-slow ease-calm s:max-h-[88dvh] s:rounded-modal ' +
  'data-starting-style:translate-y-full s:data-starting-style:translate-y-3 s:data-starting-style:scale-[.98] s:data-starting-style:opacity-0 ' +
  'data-ending-style:translate-y-full s:data-ending-style:translate-y-2 s:data-ending-style:opacity-0 data-ending-style:duration-base';

const SCROLLER =
  'flex min-h-0 grow scroll-pb-24 flex-col overflow-y-auto overscroll-contain ' +
  '[background:linear-gradient(var(--surface),var(--surface))_bottom/100%_2px_no-repeat_local,linear-gradient(var(--line-2),var(--line-2))_bottom/100%_1px_no-repeat]';

const FOOTER =
  'flex shrink-0 flex-wrap gap-2.5 px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] *:min-w-32 *:grow *:basis-0 max-s:*:px-3 s:px-8 s:pb-8';

export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, titleHidden, description, children, footer, closeLabel, art, initialFocus } = props;
  const { dismissible = true, closeHidden = false, tall = false, size = 'm' } = props;
  const popup = useRef<HTMLDivElement>(null);
  const beside = Boolean(art) && size === 'l';
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (next) return;
        if (!dismissible) details.cancel();
        else onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-veil backdrop-blur-[6px] transition-opacity duration-slow data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-hidden s:items-center s:p-6">
          <Base.Popup
            ref={popup}
            className={cx(POPUP, SIZES[size], tall && 'short:h-[calc(100dvh-.5rem)] short:max-h-none')}
            initialFocus={initialFocus === 'itself' ? popup : initialFocus}
          >
            <div className={cx(SCROLLER, beside && 'm:flex-row m:overflow-hidden')}>
              {art && <div className={cx('shrink-0', beside && 'm:w-[37%]')}>{art}</div>}
              <div
                className={cx(
                  'flex min-w-0 grow flex-col p-5 s:p-8',
                  beside && 'm:overflow-y-auto m:p-9',
                  tall && 'short:pt-3 short:pb-4',
                  Boolean(footer) && 'pb-4 s:pb-4',
                )}
              >
                <div className={cx('flex items-start gap-4', titleHidden && 'min-h-0')}>
                  <Base.Title className={titleHidden ? 'sr-only' : 'headline grow pe-10 text-t28'}>
                    {wholeEmail(title)}
                  </Base.Title>
                </div>
                {description && (
                  <Base.Description className="mt-2 max-w-[52ch] text-ink-2">{description}</Base.Description>
                )}
                {children && (
                  <div
                    className={cx('min-w-0', !titleHidden && 'mt-5', tall && 'short:flex short:grow short:flex-col')}
                  >
                    {children}
                  </div>
                )}
              </div>
            </div>
            {footer && <div className={FOOTER}>{footer}</div>}
            {dismissible && !closeHidden && (
              <div className="absolute end-3 top-3 s:end-4 s:top-4">
                <Base.Close
                  aria-label={closeLabel}
                  className={cx(
                    iconButtonClass({ variant: art ? 'glass' : 'plain' }),
                    beside &&
                      'm:border-transparent m:bg-transparent m:text-ink m:backdrop-blur-none m:hover:bg-surface-2',
                  )}
                >
                  <IconClose />
                </Base.Close>
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
