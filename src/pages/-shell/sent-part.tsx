import { type ComponentType, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';

export interface SentPartProps {
  sent: boolean;
}

/** @param useReader null for whom it never is. @param useWanted whether it is wanted although it was not sent. */
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
    prepare,
    Part: () => {
      const reader = useReader();
      return reader && <Part reader={reader} />;
    },
  };
}

const buttonsIn = (place: HTMLElement | null): HTMLButtonElement[] => [...(place?.querySelectorAll('button') ?? [])];
