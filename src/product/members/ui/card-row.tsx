import type { ReactNode } from 'react';

export function CardRow({ children }: { children: ReactNode }) {
  return (
    <ul
      className={
        'no-scrollbar -mx-gutter flex snap-x scroll-px-gutter gap-cards overflow-x-auto px-gutter pb-1 *:w-[64%] *:shrink-0 *:snap-start ' +
        's:mx-0 s:grid s:grid-cols-3 s:overflow-visible s:px-0 s:*:w-auto l:grid-cols-4 xl:grid-cols-5 ' +
        's:max-l:[&>li:nth-child(n+10)]:hidden l:max-xl:[&>li:nth-child(n+9)]:hidden'
      }
    >
      {children}
    </ul>
  );
}
