import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { preloadDialog } from '#design/dialog.tsx';
import { IconChevronDown, IconOrder, IconSave } from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type MemberSearch, type MemberSearchReply, SORTS } from '../../search/contract.ts';
import { readMemberSearch } from '../read-member-search.ts';

interface SearchToolsProps {
  reply: MemberSearchReply;
  search: MemberSearch;
  onSearch: (change: MemberSearch) => void;
  onPlace: () => void;
  /** Opens the sign-up; left out for members. */
  onJoinToSave?: (() => void) | undefined;
}

const loadSave = () => import('./save-search.tsx').then((module) => module.SaveSearch);
const PILL =
  'inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4.5 font-medium hover:border-line-2 l:min-h-12 [&_svg.lucide]:size-4.5 [&_svg.lucide]:text-ink-2';

export function SearchTools({ reply: { sort, placed }, search, onSearch, onPlace, onJoinToSave }: SearchToolsProps) {
  const t = useTranslations('members.list');
  const [saving, setSaving] = useState(false);
  const Save = useLazy(loadSave, saving);
  const choose = (value: string) => {
    const chosen = SORTS.find((one) => one === value);
    if (chosen === 'near' && !placed) onPlace();
    else onSearch({ sort: chosen === 'active' ? undefined : chosen });
  };
  return (
    <>
      <Menu
        key={sort}
        label={t('sort.chosen', { order: t(`sort.${sort}`) })}
        triggerClassName={PILL}
        trigger={
          <>
            <IconOrder />
            {t(`sort.${sort}`)}
            <IconChevronDown />
          </>
        }
        items={[
          {
            kind: 'choice',
            label: t('sort.label'),
            value: sort,
            options: SORTS.map((value) => ({ value, label: t(`sort.${value}`) })),
            onChange: choose,
          },
          { kind: 'line' },
          { kind: 'heading', label: t('sort.fair') },
        ]}
      />
      <Button
        variant="outline"
        className="shrink-0 rounded-full border-line bg-surface font-medium l:min-h-12"
        icon={<IconSave />}
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onClick={onJoinToSave ?? (() => setSaving(true))}
      >
        {t('list.save')}
      </Button>
      {Object.keys(readMemberSearch({ ...search, page: undefined })).length > 0 && (
        <LinkButton variant="quiet" className="shrink-0" render={<Link to="/members" search={{}} />}>
          {t('list.emptyAction')}
        </LinkButton>
      )}
      {Save && <Save open={saving} search={search} onClose={() => setSaving(false)} />}
    </>
  );
}
