import { type ComponentType, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';

export interface SentPartProps {
  /** It came with the page; else it was fetched for what happened on it. */
  sent: boolean;
}

/**
 * A part of the shell that few members have: it is what the server sent until its script is there, which nobody fetches who needs
 * none: a button that is pressed meanwhile is pressed then. It stays from page to page.
 * @param id of the element around it, of the document's own.
 * @param useWanted whether it is wanted although the server sent nothing.
 */
export function sentPart(
  id: string,
  load: () => Promise<ComponentType<SentPartProps>>,
  useWanted: (user: UserView) => boolean,
) {
  let part: ComponentType<SentPartProps> | null = null;
  const prepare = async () => {
    part = await load();
    return part;
  };
  function Part({ user }: { user: UserView }) {
    const [markup] = useState(() => (part ? '' : (document.getElementById(id)?.innerHTML ?? '')));
    const [sent] = useState(markup !== '' || typeof document === 'undefined');
    const wanted = useWanted(user);
    const fetched = useLazy(prepare, markup !== '' || wanted);
    const Known = part ?? fetched;
    const place = useRef<HTMLDivElement>(null);
    const pressed = useRef(-1);
    const keepPress = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) pressed.current = buttonsIn(place.current).indexOf(button);
    };
    useLayoutEffect(() => {
      if (Known) buttonsIn(place.current)[pressed.current]?.click();
      pressed.current = -1;
    }, [Known]);
    return (
      <div
        id={id}
        ref={place}
        onClickCapture={Known ? undefined : keepPress}
        data-print="none"
        suppressHydrationWarning
        {...(Known ? { children: <Known sent={sent} /> } : { dangerouslySetInnerHTML: { __html: markup } })}
      />
    );
  }
  return {
    /** Lets this process render it: the server, before its first page. */
    prepare,
    Part: () => {
      const user = useUser();
      return user && <Part user={user} />;
    },
  };
}

const buttonsIn = (place: HTMLElement | null): HTMLButtonElement[] => [...(place?.querySelectorAll('button') ?? [])];
