import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { PageHeading } from '#design/layout.tsx';
import { RadioCards } from '#design/radio-cards.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_NAME_LENGTH, MAX_ORDER_LENGTH, type OrderView } from '../contract.ts';
import type { Draft } from './draft.ts';
import { useOrderWords } from './order-words.ts';

interface DeclareFormProps {
  orders: readonly OrderView[] | null;
  email: string;
  meant: number | null;
  draft: Draft | null;
  onDraft: (draft: Draft) => void;
}

const OTHER = 'other';

const preselected = (orders: readonly OrderView[] | null, meant: number | null): string | null =>
  orders?.some(({ payment_id, declared_at }) => payment_id === meant && !declared_at) ? String(meant) : null;

export function DeclareForm({ orders, email: known, draft, meant, onDraft }: DeclareFormProps) {
  const t = useTranslations('withdrawals.form');
  const { titleOf, hintOf } = useOrderWords();
  const listed = orders?.length ? orders : null;
  const [choice, setChoice] = useState(
    draft ? (draft.chosen ? String(draft.chosen.payment_id) : OTHER) : preselected(listed, meant),
  );
  const [order, setOrder] = useState(draft?.order ?? '');
  const [name, setName] = useState(draft?.name ?? '');
  const [email, setEmail] = useState(draft?.email ?? known);
  const [tried, setTried] = useState(false);
  const inWords = !listed || choice === OTHER;
  const chosen = inWords ? null : (listed.find(({ payment_id }) => String(payment_id) === choice) ?? null);
  const wrong = {
    choice: listed && choice === null && t('choose'),
    order: inWords && !order.trim() && t('orderMissing'),
    name: !name.trim() && t('nameMissing'),
    email: !email.includes('@') && t('emailMissing'),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!Object.values(wrong).some(Boolean)) {
      onDraft({ key: crypto.randomUUID(), name: name.trim(), email: email.trim(), chosen, order: order.trim() });
      return;
    }
    setTried(true);
    const first = (['choice', 'order', 'name', 'email'] as const).find((field) => wrong[field]);
    event.currentTarget.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };
  return (
    <>
      <PageHeading
        title={t('headline')}
        lead={t.rich('lead', {
          rights: (words) => (
            <Link to="/pages/$page" params={{ page: 'withdrawal' }} className="underline underline-offset-2">
              {words}
            </Link>
          ),
        })}
      />
      {!orders && (
        <p className="mt-3 text-ink-2 text-t14">
          {t('login')}{' '}
          <Link
            to="/login"
            search={{ next: '/pages/withdrawal/declare' }}
            className="font-medium text-primary underline"
          >
            {t('loginLink')}
          </Link>
        </p>
      )}
      <form noValidate method="post" onSubmit={submit} className="mt-8 grid gap-5">
        {listed && (
          <RadioCards
            legend={t('orders')}
            name="choice"
            value={choice}
            onChange={setChoice}
            error={tried && wrong.choice}
            options={[
              ...listed.map((one) => ({
                value: String(one.payment_id),
                label: titleOf(one),
                hint: hintOf(one),
                disabled: one.declared_at !== null,
              })),
              { value: OTHER, label: t('other') },
            ]}
          />
        )}
        {inWords && (
          <TextField
            label={t('order')}
            hint={t('orderHint')}
            name="order"
            maxLength={MAX_ORDER_LENGTH}
            value={order}
            error={tried && wrong.order}
            onChange={(event) => setOrder(event.target.value)}
          />
        )}
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          error={tried && wrong.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={tried && wrong.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="l" className="s:justify-self-start">
          {t('next')}
        </Button>
      </form>
    </>
  );
}
