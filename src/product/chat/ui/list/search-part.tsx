import { useEffect, useRef } from 'react';
import { IconSearch } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface SearchPartProps {
  wanted: string;
  /** null: the search is over. */
  onChange: (wanted: string | null) => void;
}

/** Where the name of a member is typed, once somebody searches. */
export function SearchPart({ wanted, onChange }: SearchPartProps) {
  const t = useTranslations('chat');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      type="search"
      label={t('list.search')}
      labelHidden
      placeholder={t('list.searchHint')}
      icon={<IconSearch />}
      value={wanted}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange(null);
      }}
      fieldClassName="px-4 pb-2"
    />
  );
}
