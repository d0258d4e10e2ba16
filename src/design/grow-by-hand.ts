/** Makes a text area as high as what is written in it, up to its `max-height`: for browsers without `field-sizing`, such as Safari before 26.2. */
export function growByHand(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
