import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconHeart, IconLanguage, IconMessage, IconPhotos, IconPlace, IconSearch, IconShow } from '#design/icons.tsx';
import { Panel } from '#design/layout.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { unitListsIn } from '#platform/i18n/intl-objects.ts';
import { type Part, type PartName, SECTION_OF } from './parts.ts';
import type { Section } from './sections.ts';

export const PHOTOS_ANCHOR = 'photos';

const ICONS = {
  photo: IconPhotos,
  about: IconMessage,
  seeking: IconSearch,
  interests: IconHeart,
  facts: IconShow,
  languages: IconLanguage,
  home: IconPlace,
} satisfies Record<PartName, unknown>;

export function FilledHint({ parts, onAdd }: { parts: Part[]; onAdd: (section: Section) => void }) {
  const t = useTranslations('members.own');
  const missing = parts.filter(({ filled }) => !filled);
  const counts = { filled: parts.length - missing.length, all: parts.length };
  return (
    <Panel as="section">
      <h2 className="headline text-t22">{t('hint.title')}</h2>
      <div aria-hidden="true" className="mt-3 grid auto-cols-fr grid-flow-col gap-1">
        {parts.map(({ name }, place) => (
          <span
            key={name}
            className={cx('h-1.5 rounded-full', place < counts.filled ? 'bg-primary-fill' : 'bg-surface-3')}
          />
        ))}
      </div>
      <p className="mt-2 text-ink-2 text-t14">{missing.length ? t('hint.count', counts) : t('hint.full', counts)}</p>
      {missing.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {missing.map((part) => (
            <MissingPart key={part.name} part={part} onAdd={onAdd} />
          ))}
        </ul>
      )}
      <LinkButton
        variant="outline"
        wide
        className="mt-4"
        icon={<IconShow />}
        render={<Link to="/profile/preview" search={{}} />}
      >
        {t('preview.open')}
      </LinkButton>
    </Panel>
  );
}

function MissingPart({ part: { name, missing }, onAdd }: { part: Part; onAdd: (section: Section) => void }) {
  const t = useTranslations('members.own');
  const p = useTranslations('members.profile');
  const lists = unitListsIn(useLocale());
  const Icon = ICONS[name];
  const what = name === 'facts' ? lists.format(missing.map((fact) => p(`fact.${fact}`))) : t(`hint.${name}`);
  const label = { 'aria-label': t('addLabel', { what }) };
  const look = { variant: 'quiet', size: 's', className: '-my-1 -me-3' } as const;
  const add: ReactNode =
    name === 'photo' ? (
      <LinkButton {...look} {...label} href={`#${PHOTOS_ANCHOR}`}>
        {t('add')}
      </LinkButton>
    ) : (
      <Button {...look} {...label} onClick={() => onAdd(SECTION_OF[name])}>
        {t('add')}
      </Button>
    );
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 grow">
        <p className="break-words leading-snug">{what}</p>
        <p className="mt-0.5 text-ink-2 text-t13">{t(`hint.${name}Text`)}</p>
      </div>
      {add}
    </li>
  );
}
