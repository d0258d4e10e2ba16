import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FieldError } from '#design/field.tsx';
import { Segmented } from '#design/segmented.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { ALERTS, type Alert, listSavedSearches, saveSearch } from '../../saved-searches/contract.ts';
import type { MemberSearch } from '../../search/contract.ts';
import { membersQuery } from '../member-query.ts';
import { freeName } from './free-name.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';
import { SearchInWords } from './search-in-words.tsx';

interface SaveSearchPartProps {
  open: boolean;
  search: MemberSearch;
  onClose: () => void;
}

/** Nothing but “never” is chosen before the member chooses. */
export function SaveSearch(props: SaveSearchPartProps) {
  return useTexts('members.search', 'members.profile') ? <Asked {...props} /> : null;
}

function Asked({ open, search, onClose }: SaveSearchPartProps) {
  const t = useTranslations('members.search');
  const transport = useTransport();
  const queries = useQueryClient();
  const form = useId();
  // The list has asked for it.
  const { data: found } = useQuery(membersQuery(transport, search));
  const { data: kept } = useQuery(savedSearchesQuery(transport));
  const names = kept?.searches.map((one) => one.name) ?? [];
  const suggestion = freeName(t('save.suggestion'), names);
  const [name, setName] = useState('');
  const [alert, setAlert] = useState<Alert>('never');
  const saving = useMutation({
    mutationFn: (replace: boolean) => {
      const { page, ...wanted } = search;
      const input = { name: name.trim() || suggestion, search: wanted, alert, ...(replace && { replace }) };
      return transport.call(saveSearch, input);
    },
    onSuccess: (reply) => {
      queries.setQueryData(keyOf(listSavedSearches, {}), reply);
      toast({ tone: 'success', title: t('save.done') });
      onClose();
    },
  });
  const { error } = saving;
  const taken = isApiError(error) && error.code === 'saved_search_name_taken';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(taken);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={t('save.title')}
      closeLabel={t('place.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('save.notNow')}
          </Button>
          <Button type="submit" form={form} busy={saving.isPending}>
            {t(taken ? 'save.replace' : 'save.action')}
          </Button>
        </>
      }
    >
      {found && <SearchInWords className="-mt-2 mb-4" filters={found.filters} />}
      <form method="post" id={form} className="grid gap-4" onSubmit={submit}>
        <TextField
          label={t('save.name')}
          value={name}
          maxLength={60}
          placeholder={suggestion}
          onChange={(event) => {
            setName(event.target.value);
            saving.reset();
          }}
        />
        <Segmented
          legend={t('save.tell')}
          options={ALERTS.map((value) => ({ value, label: t(`save.alert.${value}`) }))}
          value={alert}
          onChange={setAlert}
        />
        <p className="text-ink-2 text-t14">{t('save.note')}</p>
        {error && (
          <FieldError id={`${form}-error`}>{(isApiError(error) && error.message) || t('save.failed')}</FieldError>
        )}
        <Link to="/members/saved" className="py-2 font-semibold text-primary hover:underline">
          {t('save.list')}
        </Link>
      </form>
    </Dialog>
  );
}
