import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { IconSearch } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { FoundMember } from '../contract.ts';
import { MemberDetail } from './member-detail.tsx';
import { findQuery, type MembersSearch } from './members-query.ts';
import { State } from './state.tsx';

export function MembersScreen({ search }: { search: MembersSearch }) {
  const t = useTranslations('backoffice.members');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { members, add_letters } = useSuspenseQuery(findQuery(useTransport(), search)).data;
  const open = (id: number | null) => {
    const { id: _open, ...rest } = search;
    navigate({ to: '/admin/members', search: id === null ? rest : { ...rest, id }, replace: search.id !== undefined });
  };
  const said = add_letters ? t('addLetters') : members.length === 0 ? t('none') : null;
  return (
    <Screen
      title={frame('screens.members')}
      onBack={search.id === undefined ? undefined : () => open(null)}
      actions={<Find key={search.q ?? ''} search={search} />}
      keys={[{ keys: ['J', 'K'], does: frame('keyNames.row') }]}
      note={t('note')}
    >
      <Split
        open={search.id !== undefined}
        list={
          <>
            {said && <p className="p-4 text-ink-2 text-t14 l:px-6">{said}</p>}
            <Rows
              label={frame('screens.members')}
              columns={useColumns()}
              rows={members}
              keyOf={({ id }) => id}
              open={search.id ?? null}
              onOpen={({ id }) => open(id)}
            />
          </>
        }
        detail={
          search.id === undefined ? (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          ) : (
            <MemberDetail key={search.id} id={search.id} />
          )
        }
      />
    </Screen>
  );
}

function useColumns(): Column<FoundMember>[] {
  const t = useTranslations('backoffice.members');
  const format = useFormatter();
  return [
    {
      key: 'name',
      name: t('name'),
      cell: ({ name, age, id }) => (
        <span>
          <span className="font-semibold">{age === null ? name : `${name}, ${age}`}</span>
          <span className="block text-ink-2 text-t13 tabular-nums">{id}</span>
        </span>
      ),
    },
    {
      key: 'email',
      name: t('email'),
      wide: true,
      cell: ({ email }) => (
        <span title={email ?? undefined} className="block max-w-44 truncate text-ink-2">
          {email}
        </span>
      ),
    },
    { key: 'place', name: t('place'), wide: true, cell: ({ place }) => place },
    { key: 'state', name: t('state'), cell: (member) => <State member={member} /> },
    {
      key: 'joined',
      name: t('joined'),
      wide: true,
      cell: ({ joined }) => (
        <span className="whitespace-nowrap">{format.dateTime(new Date(joined), { dateStyle: 'medium' })}</span>
      ),
    },
    { key: 'credits', name: t('credits'), numeric: true, wide: true, cell: ({ credits }) => credits },
  ];
}

/** A form of the page: it works before its script is there. */
function Find({ search }: { search: MembersSearch }) {
  const t = useTranslations('backoffice.members');
  const navigate = useNavigate();
  return (
    <form
      action="/admin/members"
      className="flex min-w-0 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
        navigate({
          to: '/admin/members',
          search: { ...(search.site !== undefined && { site: search.site }), ...(q && { q }) },
        });
      }}
    >
      <TextField
        labelHidden
        fieldClassName="min-w-0"
        type="search"
        name="q"
        label={t('hint')}
        placeholder={t('hint')}
        maxLength={200}
        autoComplete="off"
        defaultValue={search.q}
        icon={<IconSearch className="size-4.5" />}
        className="h-9! w-full min-w-0 text-ellipsis text-t14! s:w-96 xl:w-140"
      />
      <Button type="submit" size="s" variant="outline">
        {t('search')}
      </Button>
    </form>
  );
}
