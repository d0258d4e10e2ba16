/** Milliseconds: so close behind the end of a composition, an Enter is the one that ended it. */
const CLOSE_BEHIND_MS = 30;

let endedAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined')
  window.addEventListener(
    'compositionend',
    ({ timeStamp }) => {
      endedAt = timeStamp;
    },
    true,
  );

/**
 * Whether a key only chooses a word of an input method, as for Japanese. Safari ends the composition before it sends that
 * key (WebKit 165004), tells it by 229 alone, and in some versions not even by that (WebKit 64874).
 */
export const isComposingEnter = ({ isComposing, keyCode, timeStamp }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229 || timeStamp - endedAt < CLOSE_BEHIND_MS;
