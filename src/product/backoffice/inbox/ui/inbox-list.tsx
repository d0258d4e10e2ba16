import { useEffect, useRef } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { Badge } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { InboxPerson, InboxRow } from '../contract.ts';

export const faceOf = ({ photo }: InboxPerson): string | null => (photo === null ? null : `/media/${photo}/thumb.webp`);

interface InboxListProps {
  rows: readonly InboxRow[];
  open: number | null;
  onOpen: (row: InboxRow) => void;
}

export function InboxList({ rows, open, onOpen }: InboxListProps) {
  const t = useTranslations('backoffice.inbox');
  const frame = useTranslations('backoffice.frame');
  const times = useClockTimes();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const now = new Date();
  return (
    <ul ref={list} aria-label={frame('screens.inbox')}>
      {rows.map((row) => {
        const current = row.conversation === open;
        return (
          <li key={row.conversation} className="border-line border-b">
            <button
              type="button"
              aria-current={current || undefined}
              onClick={() => onOpen(row)}
              className={cx(
                'flex w-full items-center gap-3 px-4 py-2.5 text-start text-t14 hover:bg-surface-2',
                current && 'bg-primary-tint! shadow-[inset_3px_0_0_var(--primary)]',
              )}
            >
              <Avatar name={row.member.name} size={40} src={faceOf(row.member)} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-1.5">
                  <span className="truncate font-semibold">{row.member.name}</span>
                  <span className="min-w-0 truncate text-ink-2">{t('to', { name: row.profile.name })}</span>
                  <time dateTime={row.at} className="ms-auto shrink-0 text-ink-2 text-t13 tabular-nums">
                    {times.short(new Date(row.at), now)}
                  </time>
                </span>
                <span className="mt-0.5 flex items-center gap-1.5">
                  {row.concern && (
                    <Badge tone="honey" size="s" className="shrink-0">
                      {t(`concern.${row.concern}`)}
                    </Badge>
                  )}
                  <span className={cx('truncate', row.waits ? 'font-medium' : 'text-ink-2')}>
                    {row.text || t('newMessage')}
                  </span>
                </span>
                {row.taken_by && (
                  <span className="block truncate text-ink-2 text-t13">{t('taken', { name: row.taken_by })}</span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
