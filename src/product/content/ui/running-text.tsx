const LINK = 'font-medium text-primary underline underline-offset-2 wrap-anywhere';
const LIST = 'mt-3 space-y-2 ps-5 text-ink-2 marker:text-ink-3';

/** Classes that other screens have too: rules for elements inside of others would be a part of every page's style sheet. */
const CLASSES: Record<string, string> = {
  p: 'mt-3 text-ink-2',
  ul: `list-disc ${LIST}`,
  ol: `list-decimal ${LIST}`,
  a: LINK,
  strong: 'font-semibold text-ink',
  blockquote: 'mt-3 ps-5 text-ink-2',
  pre: 'mt-3 overflow-x-auto text-t14',
  hr: 'mt-6 border-line',
  dl: 'mt-4 rounded-card border border-line bg-surface p-5 text-t14',
  dt: 'text-ink-2',
  dd: 'wrap-anywhere mb-1 font-medium',
};

const TAG = new RegExp(`<(${Object.keys(CLASSES).join('|')})(?=[ >])`, 'g');

/** It has no tag that somebody wrote: a sign of one stands there as text. */
export function RunningText({ html }: { html: string }) {
  const styled = html.replaceAll(TAG, (tag, name: string) => `${tag} class="${CLASSES[name] ?? ''}"`);
  return styled && <div dangerouslySetInnerHTML={{ __html: styled }} />;
}
