import type { ReactNode } from 'react';

const EMAIL = 'e-mail';

/** A headline none of whose lines ends within its "e-mail", as balanced lines do at the hyphen. */
export function wholeEmail(headline: ReactNode): ReactNode {
  if (typeof headline !== 'string') return headline;
  const at = headline.toLowerCase().indexOf(EMAIL);
  if (at < 0) return headline;
  const end = at + EMAIL.length;
  return (
    <>
      {headline.slice(0, at)}
      <span className="whitespace-nowrap">{headline.slice(at, end)}</span>
      {headline.slice(end)}
    </>
  );
}
