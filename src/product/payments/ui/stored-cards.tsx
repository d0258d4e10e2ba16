import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Badge } from '#design/badge.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { LiveRegion } from '#design/live-region.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { removeStoredMethod, type StoredMethodView, viewRepeatOrder } from '../stored-methods/contract.ts';
import { cardExpiry, cardName } from './card-words.ts';
import { CardMark } from './method-marks.tsx';
import { storedMethodsQuery } from './payment-query.ts';

export function StoredCardsRow() {
  const t = useTranslations('payments.cards');
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium leading-snug">{t('title')}</p>
        <p className="mt-0.5 text-ink-2 text-t14">{t('row')}</p>
      </div>
      <LinkButton variant="outline" render={<Link to="/profile/cards" />}>
        {t('open')}
      </LinkButton>
    </div>
  );
}

export function StoredCardsScreen() {
  const t = useTranslations('payments.cards');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const query = storedMethodsQuery(transport);
  const { stored_methods: cards } = useSuspenseQuery(query).data;
  const [said, setSaid] = useState('');
  const remove = useMutation({
    mutationFn: ({ id }: StoredMethodView) => transport.call(removeStoredMethod, { id }),
    onSuccess: (left, card) => {
      queryClient.setQueryData(query.queryKey, left);
      queryClient.removeQueries({ queryKey: keyOf(viewRepeatOrder) });
      setSaid(t('removed', { card: cardName(card) }));
    },
    onError: (error) => {
      toast({ tone: 'danger', title: (isApiError(error) && error.message) || t('failed') });
      queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <BackLink className="mt-5" link={<Link to="/profile/settings" />}>
        {t('back')}
      </BackLink>
      <PageHeading title={t('title')} lead={t('lead')} />
      <LiveRegion>{said}</LiveRegion>
      {cards.length === 0 ? (
        <p className="mt-6 rounded-card border border-line-2 border-dashed p-5 text-ink-2">{t('empty')}</p>
      ) : (
        <Panel className="mt-6 py-1!">
          <ul className="divide-y divide-line">
            {cards.map((card) => (
              <li key={card.id}>
                <StoredCard
                  card={card}
                  busy={remove.isPending && remove.variables.id === card.id}
                  onRemove={() => remove.mutate(card)}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </PageContainer>
  );
}

interface StoredCardProps {
  card: StoredMethodView;
  busy: boolean;
  onRemove: () => void;
}

function StoredCard({ card, busy, onRemove }: StoredCardProps) {
  const t = useTranslations('payments.cards');
  const format = useFormatter();
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  // The button that was pressed is gone: its place takes the focus.
  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (asked.current) ask.current?.focus();
    asked.current = asking;
  }, [asking]);
  const name = cardName(card);
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <CardMark brand={card.brand} />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {card.expired && (
            <Badge tone="danger" size="s">
              {t('expired')}
            </Badge>
          )}
        </p>
        <p className="text-ink-2 text-t14">
          {t('expires', { month: cardExpiry(card) })}
          {' · '}
          {t('kept', { date: format.dateTime(new Date(card.stored_at), { dateStyle: 'medium' }) })}
        </p>
      </div>
      {asking ? (
        <fieldset className="flex w-full min-w-0 flex-wrap items-center gap-3">
          <legend className="float-left min-w-0 grow basis-52 text-t14">{t('ask', { card: name })}</legend>
          <Button ref={keep} variant="outline" onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={t('removing')} onClick={onRemove}>
            {t('remove')}
          </Button>
        </fieldset>
      ) : (
        <Button
          ref={ask}
          variant="outline"
          size="s"
          className="max-s:ms-16"
          aria-label={t('removeSpoken', { card: name })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
