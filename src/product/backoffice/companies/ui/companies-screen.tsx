import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useDesk } from '../../desk/ui/desk-query.ts';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { CompanyView } from '../contract.ts';
import { type CompaniesSearch, companiesQuery } from './companies-query.ts';
import { CompanyForm } from './company-form.tsx';

export function CompaniesScreen({ search }: { search: CompaniesSearch }) {
  const t = useTranslations('backoffice.companies');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const desk = useDesk();
  const { companies } = useSuspenseQuery(companiesQuery(useTransport())).data;
  const open = companies.find(({ id }) => id === search.company) ?? null;
  const makes = search.make !== undefined && desk.all_sites;
  const go = (to: Omit<CompaniesSearch, 'site'>) =>
    navigate({ to: '/admin/companies', search: { ...(search.site !== undefined && { site: search.site }), ...to } });
  useKeys({ n: () => desk.all_sites && go({ make: 'yes' }), Escape: () => go({}) });
  return (
    <Screen
      title={t('title')}
      onBack={open || makes ? () => go({}) : undefined}
      actions={
        <Button
          size="s"
          icon={<IconAdd />}
          aria-keyshortcuts="N"
          disabled={!desk.all_sites}
          title={desk.all_sites ? undefined : t('onlyAllSites')}
          onClick={() => go({ make: 'yes' })}
        >
          {t('new')}
        </Button>
      }
      keys={[
        { keys: ['J', 'K'], does: frame('keyNames.row') },
        { keys: ['N'], does: frame('keyNames.new') },
      ]}
      note={t('note')}
    >
      <Split
        open={open !== null || makes}
        list={
          <Rows
            label={t('title')}
            columns={useColumns()}
            rows={companies}
            keyOf={({ id }) => id}
            open={open?.id ?? null}
            onOpen={({ id }) => go({ company: id })}
          />
        }
        detail={
          makes ? (
            <CompanyForm key="new" known={null} onMade={(id) => go({ company: id })} />
          ) : open ? (
            <CompanyForm key={`${open.id} ${open.version}`} known={open} onMade={() => {}} />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )
        }
      />
    </Screen>
  );
}

function useColumns(): Column<CompanyView>[] {
  const t = useTranslations('backoffice.companies');
  return [
    { key: 'name', name: t('name'), cell: ({ company }) => <span className="font-semibold">{company.name}</span> },
    { key: 'country', name: t('country'), cell: ({ company }) => company.country },
    { key: 'city', name: t('city'), wide: true, cell: ({ company }) => company.city },
    { key: 'kvk', name: t('kvk'), wide: true, cell: ({ company }) => company.kvk },
    {
      key: 'sites',
      name: t('sites'),
      wide: true,
      cell: ({ sites }) => <span className="[overflow-wrap:anywhere]">{sites.join(', ') || '–'}</span>,
    },
  ];
}
