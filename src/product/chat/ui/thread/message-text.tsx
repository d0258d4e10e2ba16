import { useLazyPart } from '#design/use-lazy-part.ts';

const loadPart = () => import('./links-part.tsx').then((module) => module.LinksPart);

/** What may be an emoji or an address; the part that is fetched for it knows better. */
const ODD = /\p{Extended_Pictographic}|\p{Regional_Indicator}|:\/\/|www\.|\w\.\w{2}/u;

/** The text of a message as it was written: a few emoji alone are large, and addresses open after a warning only. */
export function MessageText({ body }: { body: string }) {
  const Part = useLazyPart(loadPart, ODD.test(body));
  return Part ? <Part body={body} /> : body;
}
