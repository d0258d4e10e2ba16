/** One sentence, as a button. */
export function Beginning({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-13 w-full items-center justify-between gap-4 rounded-card border border-line bg-surface px-4 py-3 text-start leading-snug transition-colors duration-fast hover:border-primary-line hover:bg-primary-tint"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-4 shrink-0 text-ink-2 rtl:-scale-x-100"
      >
        <path d="M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5" />
      </svg>
    </button>
  );
}
