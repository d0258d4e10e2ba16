import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { IconCoins, IconConversations } from '#design/icons.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { CaseMessage, CaseView } from '../contract.ts';
import { MarkedText } from './marked-text.tsx';

export function Evidence({ of: { id, messages, texts, photos, same_words_to, victims, complaint } }: { of: CaseView }) {
  const t = useTranslations('backoffice.cases');
  const carried = useTranslations('safety.actions.report');
  const [all, setAll] = useState(false);
  const matched = messages?.filter(({ marks }) => marks.length > 0).length ?? 0;
  /** On narrow screens what stands out comes first, each with what is around it. */
  const isAround = (at: number) => [at - 1, at, at + 1].some((near) => messages?.[near]?.marks.length);
  const shortened = messages !== null && matched > 0 && !messages.every((_, at) => isAround(at));
  return (
    <section className="min-w-0 flex-1 border-line p-4 max-xl:border-t xl:overflow-y-auto xl:px-5">
      <h2 className="mb-3 flex flex-wrap items-center gap-2.5 font-semibold">
        {t('evidence')} <Badge size="s">{t('snapshot')}</Badge>
      </h2>
      {complaint && (
        <div className="mb-4 flex flex-col gap-1">
          {complaint.about && <p>{complaint.about}</p>}
          {complaint.answer && <p className="whitespace-pre-wrap text-ink-2">{complaint.answer}</p>}
          {complaint.pictures > 0 && (
            <ul className="flex flex-wrap gap-2">
              {Array.from({ length: complaint.pictures }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pictures are named by their place
                <li key={index}>
                  <img
                    src={`/api/admin/complaint-picture.php?complaint=${id}&at=${index + 1}`}
                    alt={t('picture', { number: index + 1 })}
                    className="max-h-80 rounded-control border border-line"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <ol className="flex flex-col gap-2.5 max-xl:rounded-card max-xl:bg-surface-2 max-xl:p-3">
        {messages?.map((message, at) => (
          <Message
            key={`${message.at} ${message.id}`}
            message={message}
            hidden={shortened && !all && !isAround(at)}
            carried={message.carries && carried(`carries.${message.carries}`)}
          />
        ))}
        {shortened && !all && (
          <li className="text-ink-2 text-t13 xl:hidden">
            {t('matchedOf', { matched, count: messages.length })}{' '}
            <button type="button" className="min-h-6 text-primary underline" onClick={() => setAll(true)}>
              {t('showAll')}
            </button>
          </li>
        )}
      </ol>
      {messages === null && <p className="text-ink-2">{t('noMessages')}</p>}
      {texts.map(({ field, text }) => (
        <blockquote key={field} className="mt-4 whitespace-pre-wrap rounded-control border border-line p-3">
          {text}
        </blockquote>
      ))}
      {photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {photos.map(({ id: photo, address }) => (
            <li key={photo}>
              <img src={address} alt={t('picture', { number: photo })} className="h-40 rounded-control" />
            </li>
          ))}
        </ul>
      )}
      {(same_words_to > 1 || victims.credits > 0) && (
        <ul className="mt-5 divide-y divide-line border-line border-t">
          {same_words_to > 1 && (
            <li className="flex gap-2.5 py-2.5">
              <IconConversations className="size-5 shrink-0" /> {t('sameWords', { count: same_words_to })}
            </li>
          )}
          {victims.credits > 0 && (
            <li className="flex gap-2.5 py-2.5">
              <IconCoins className="size-5 shrink-0" /> {t('spent', victims)}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

interface MessageProps {
  message: CaseMessage;
  carried: string | null;
  hidden: boolean;
}

function Message({ message: { theirs, body, at, marks }, carried, hidden }: MessageProps) {
  const t = useTranslations('backoffice.cases');
  const format = useFormatter();
  const matched = marks.length > 0;
  return (
    <li
      className={cx(
        'flex max-w-[85%] flex-col',
        theirs ? 'self-start' : 'items-end self-end',
        hidden && 'max-xl:hidden',
      )}
    >
      <p
        className={cx(
          'whitespace-pre-wrap break-words rounded-card border px-3 py-2',
          matched
            ? 'border-danger bg-danger-tint'
            : theirs
              ? 'border-transparent bg-surface-2 max-xl:bg-surface'
              : 'border-transparent bg-primary-tint',
        )}
      >
        {carried && <span className="block text-ink-2">{carried}</span>}
        <MarkedText body={body} marks={marks} />
      </p>
      <p className="mt-0.5 text-ink-2 text-t13">
        {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}
        {matched && ` · ${t('matched', { what: [...new Set(marks.map(({ kind }) => t(`mark.${kind}`)))].join(', ') })}`}
      </p>
    </li>
  );
}
