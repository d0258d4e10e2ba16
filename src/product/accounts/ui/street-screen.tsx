import type { ReactNode } from 'react';
import { Stars } from '#design/art/stars.tsx';
import { StreetAtBlueHour } from '#design/art/street.tsx';

interface StreetScreenProps {
  words: ReactNode;
  children: ReactNode;
}

export function StreetScreen({ words, children }: StreetScreenProps) {
  return (
    <div className="grid grid-cols-1 grow l:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div data-theme="dark" className="sticky top-16 h-[calc(100dvh-4rem)] overflow-hidden bg-sky max-l:hidden">
        <Stars />
        <p className="display absolute inset-x-0 top-0 max-w-[16ch] whitespace-pre-line text-balance p-16 text-t40 text-white">
          {words}
        </p>
        <StreetAtBlueHour
          houses={4}
          width={760}
          openDoor={1}
          fronts={[0.68, 0.82]}
          className="absolute inset-x-0 bottom-0 h-3/5 w-full"
        />
      </div>
      <div className="mx-auto w-full max-w-form px-gutter py-8 s:py-12 l:self-center">{children}</div>
    </div>
  );
}
