import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { cardName } from './card-words.ts';
import { storedMethodsQuery } from './payment-query.ts';

interface RepeatOrderLinkProps {
  next?: string | null | undefined;
  look?: 'button' | 'inline';
}

/** A page that loads `storedMethodsQuery` and the texts of `cards` before has it in its first markup. */
export function RepeatOrderLink(props: RepeatOrderLinkProps) {
  return useTexts('payments.cards') ? <Again {...props} /> : null;
}

function Again({ next, look = 'button' }: RepeatOrderLinkProps) {
  const t = useTranslations('payments.cards');
  const { data } = useQuery(storedMethodsQuery(useTransport()));
  const card = data?.stored_methods.find(({ expired }) => !expired);
  if (!card) return null;
  const search = next ? { next } : {};
  const words = t('again', { card: cardName(card) });
  if (look === 'button')
    return (
      <LinkButton variant="outline" size="s" render={<Link to="/credits/repeat-order" search={search} />}>
        {words}
      </LinkButton>
    );
  return (
    <Link
      to="/credits/repeat-order"
      search={search}
      className="font-semibold text-primary underline underline-offset-2"
    >
      {words}
    </Link>
  );
}
