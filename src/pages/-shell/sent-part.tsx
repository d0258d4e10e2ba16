import { type ComponentType, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';

export interface SentPartProps {
  /** It came with the page; else it was fetched for what happened on it. */
  sent: boolean;
}

/**
 * A part of the shell that few readers have: it is what the server sent until its script is there, which nobody fetches who needs
 * none: a button that is pressed meanwhile is pressed then. It stays from page to page.
 * @param id of the element around it, of the document's own.
 * @param useReader for whom it may be; null for whom it never is.
 * @param useWanted whether it is wanted although the server sent nothing.
 */
export function sentPart<Reader>(
  id: string,
  load: () => Promise<ComponentType<SentPartProps>>,
  useReader: () => Reader | null,
  useWanted: (reader: Reader) => boolean,
) {
  let part: ComponentType<SentPartProps> | null = null;
  const prepare = async () => {
    part = await load();
    return part;
  };
  function Part({ reader }: { reader: Reader }) {
    const [markup] = useState(() => (part ? '' : (document.getElementById(id)?.innerHTML ?? '')));
    const [sent] = useState(markup !== '' || typeof document === 'undefined');
    const wanted = useWanted(reader);
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
      const reader = useReader();
      return reader && <Part reader={reader} />;
    },
  };
}

const buttonsIn = (place: HTMLElement | null): HTMLButtonElement[] => [...(place?.querySelectorAll('button') ?? [])];
