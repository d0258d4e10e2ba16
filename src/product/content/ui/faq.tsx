import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconChevronDown } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PageSection } from '../pages/contract.ts';
import { questionsWith } from './faq-search.ts';
import { pageQuery } from './page-query.ts';
import { RunningText } from './running-text.tsx';
import { StaticPage } from './static-page.tsx';

interface FaqProps {
  words: string;
  anchor: string;
  onWords: (words: string) => void;
}

const FEW = 3;

export function Faq({ words: given, anchor, onWords }: FaqProps) {
  const t = useTranslations('content.page');
  const { page } = useSuspenseQuery(pageQuery(useTransport(), 'faq')).data;
  const [words, setWords] = useState(given);
  const found = questionsWith(page, words);
  const searched = words.trim() !== '';
  useEffect(() => {
    const answer = anchor ? document.getElementById(anchor)?.closest('details') : null;
    if (!answer) return;
    answer.open = true;
    answer.scrollIntoView();
  }, [anchor]);
  useEffect(() => {
    addEventListener('beforeprint', openAll);
    return () => removeEventListener('beforeprint', openAll);
  }, []);
  const change = (next: string) => {
    setWords(next);
    onWords(next);
  };
  const entries = (section: PageSection) =>
    section.entries
      .filter(({ id }) => found.has(id))
      .map(({ id, title, html }) => (
        <details
          key={searched ? `${id} found` : id}
          open={(searched && found.size <= FEW) || undefined}
          className="group mt-3 rounded-card border border-line bg-surface px-5 py-1"
        >
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold">
            {title}
            <IconChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-3 group-open:rotate-180" />
          </summary>
          {/* Browsers open what holds the place that an address names. */}
          <div id={id} className="scroll-mt-20 pb-3">
            <RunningText html={html} />
            <p className="mt-3 text-t14" data-print="none">
              <a href={`#${id}`} className="text-ink-2 hover:underline">
                {t('link')}
              </a>
            </p>
          </div>
        </details>
      ));
  return (
    <StaticPage
      slug="faq"
      entries={entries}
      only={({ entries }) => entries.some(({ id }) => found.has(id))}
      tools={
        <search data-print="none" className="block">
          <form action="/pages/faq" onSubmit={(event) => event.preventDefault()} className="flex items-end gap-2">
            <TextField
              name="q"
              type="search"
              label={t('search.label')}
              value={words}
              maxLength={100}
              autoComplete="off"
              fieldClassName="min-w-0 grow"
              onChange={(event) => change(event.target.value)}
            />
            <noscript>
              <Button type="submit" variant="outline">
                {t('search.button')}
              </Button>
            </noscript>
          </form>
          <p role="status" className="mt-2 text-ink-2 text-t14">
            {searched && t('search.found', { count: found.size })}
          </p>
        </search>
      }
    />
  );
}

function openAll(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) answer.open = true;
}
