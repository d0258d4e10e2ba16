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

/** Safari ends the composition before that key (WebKit 165004), and may not even tell 229 (WebKit 64874). */
export const isComposingEnter = ({ isComposing, keyCode, timeStamp }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229 || timeStamp - endedAt < CLOSE_BEHIND_MS;
