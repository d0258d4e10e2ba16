import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CompanyDraft } from '#product/companyinfo/contract.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { addCompany, type CompanyView, changeCompany, listCompanies } from '../contract.ts';

const FIELD = 'h-9! text-t14!';

interface CompanyFormProps {
  known: CompanyView | null;
  onMade: (id: number) => void;
}

export function CompanyForm({ known, onMade }: CompanyFormProps) {
  const t = useTranslations('backoffice.companies');
  const save = useAct(
    async (transport, company: CompanyDraft) => {
      if (known) await transport.call(changeCompany, { id: known.id, seen: known.version, company });
      else onMade((await transport.call(addCompany, { company })).id);
    },
    { said: () => t('saved'), changes: [keyOf(listCompanies)] },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(companyIn(new FormData(event.currentTarget)));
  };
  const locked = known !== null && !known.may_change;
  const { company } = known ?? { company: null };
  const lines = (values: readonly string[] = []) => values.join('\n');
  return (
    <form method="post" className="flex flex-col gap-3 p-4 l:p-6" onSubmit={submit}>
      <h2 className="headline text-t22">{company?.name ?? t('new')}</h2>
      {locked && <p className="text-ink-2 text-t14">{t('locked')}</p>}
      <fieldset disabled={locked} className="flex min-w-0 flex-col gap-3">
        <Words name="name" required most={200} value={company?.name} />
        <Words name="address" required most={200} value={company?.address} />
        <div className="grid grid-cols-2 gap-3">
          <Words name="city" required most={100} value={company?.city} />
          <Words name="country" required most={2} pattern="[A-Za-z]{2}" value={company?.country} capital />
        </div>
        <Words name="kvk" required most={60} value={company?.kvk} />
        <Words name="representative" most={200} value={company?.representative} hint={t('representativeHint')} />
        <TextArea
          name="tradenames"
          rows={2}
          label={t('tradenames')}
          hint={t('onePerLine')}
          defaultValue={lines(company?.tradenames)}
        />
        <Words name="support_phone" most={40} value={company?.support_phone} />
        <Words
          name="statement_text"
          most={22}
          pattern="[A-Za-z0-9 .*\-]{5,22}"
          value={company?.statement_text}
          hint={t('statementHint')}
        />
        <Select
          name="vat_scheme"
          label={t('vat_scheme')}
          className={FIELD}
          defaultValue={company?.vat_scheme ?? 'home'}
          options={(['home', 'oss'] as const).map((value) => ({ value, label: t(`schemes.${value}`) }))}
        />
        <TextArea
          name="vat_numbers"
          rows={2}
          label={t('vat_numbers')}
          hint={t('onePerLine')}
          defaultValue={lines(company?.vat_numbers)}
        />
        <Words
          name="vat_registered"
          most={200}
          pattern="[A-Za-z]{2}([ ,]+[A-Za-z]{2})*"
          value={company?.vat_registered.join(' ')}
          hint={t('registeredHint')}
          capital
        />
        <TextField
          name="delete_discount"
          type="number"
          min={1}
          max={90}
          label={t('delete_discount')}
          hint={t('deleteHint')}
          defaultValue={company?.delete_discount ?? ''}
          className={FIELD}
        />
        <Button type="submit" size="s" busy={save.isPending} className="self-start">
          {known ? t('save') : t('make')}
        </Button>
      </fieldset>
    </form>
  );
}

interface WordsProps {
  name:
    | 'name'
    | 'address'
    | 'city'
    | 'country'
    | 'kvk'
    | 'representative'
    | 'support_phone'
    | 'statement_text'
    | 'vat_registered';
  value: string | null | undefined;
  most: number;
  required?: boolean;
  pattern?: string;
  hint?: string;
  capital?: boolean;
}

function Words({ name, value, most, capital = false, ...rest }: WordsProps) {
  const t = useTranslations('backoffice.companies');
  return (
    <TextField
      name={name}
      label={t(name)}
      defaultValue={value ?? ''}
      maxLength={most}
      autoComplete="off"
      className={capital ? `${FIELD} uppercase` : FIELD}
      {...rest}
    />
  );
}

function companyIn(words: FormData): CompanyDraft {
  const word = (name: string) => `${words.get(name) ?? ''}`.trim();
  const lines = (name: string) =>
    word(name)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    ...{ name: word('name'), address: word('address'), kvk: word('kvk'), city: word('city') },
    country: word('country').toUpperCase(),
    representative: word('representative') || null,
    tradenames: lines('tradenames'),
    vat_numbers: lines('vat_numbers'),
    support_phone: word('support_phone') || null,
    statement_text: word('statement_text') || null,
    vat_scheme: word('vat_scheme') === 'oss' ? 'oss' : 'home',
    vat_registered: word('vat_registered')
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    delete_discount: Number(word('delete_discount')) || null,
  };
}
