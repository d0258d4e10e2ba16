/** Parts on the screen that are remembered: the first ones may be taken away. */
const REMEMBERED = 3;

export interface Stand {
  scrollTop: number;
  width: number;
  height: number;
  parts: { part: Element; below: number }[];
}

const below = (box: Element, part: Element) => part.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** @param selector of what the content consists of, from the top down. */
export function standIn(box: HTMLElement, selector: string): Stand {
  const all = box.querySelectorAll(selector);
  const top = box.getBoundingClientRect().top;
  // They stand one under another, so that few of them have to be measured.
  let [first, end] = [0, all.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((all[middle]?.getBoundingClientRect().bottom ?? top) <= top) first = middle + 1;
    else end = middle;
  }
  const { scrollTop, clientWidth: width, clientHeight: height } = box;
  const parts = [...all].slice(first, first + REMEMBERED).map((part) => ({ part, below: below(box, part) }));
  return { scrollTop, width, height, parts };
}

/** Undoes what moved the parts, but for the scrolling since: in such a scroller only that changes the position. */
export function putBack(box: HTMLElement, { scrollTop, width, height, parts }: Stand): void {
  if (box.clientWidth === width && box.clientHeight !== height) return;
  const kept = parts.find(({ part }) => box.contains(part));
  if (!kept) return;
  // Where content went away the browser itself ends a scroller at its new top: that is nobody's scrolling.
  const scrolled = scrollTop < box.clientHeight - box.scrollHeight ? 0 : box.scrollTop - scrollTop;
  const moved = below(box, kept.part) - kept.below + scrolled;
  if (Math.abs(moved) >= 1) box.scrollTop += moved;
}
