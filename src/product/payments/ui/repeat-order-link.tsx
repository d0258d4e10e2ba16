import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { cardName } from './card-words.ts';
import { storedMethodsQuery } from './payment-query.ts';

interface RepeatOrderLinkProps {
  /** The conversation or profile that the member comes from. */
  next?: string | null | undefined;
  className?: string | undefined;
}

/**
 * To the repeat order, where a card is kept; nothing else. For members only. A page that has it loads `storedMethodsQuery` before,
 * so that it does not appear late, and the texts of `cards`.
 */
export function RepeatOrderLink({ next, className }: RepeatOrderLinkProps) {
  const t = useTranslations('cards');
  const { data } = useQuery(storedMethodsQuery(useTransport()));
  const card = data?.stored_methods.find(({ expired }) => !expired);
  if (!card) return null;
  return (
    <LinkButton
      variant="outline"
      size="s"
      className={className}
      render={<Link to="/credits/repeat-order" search={next ? { next } : {}} />}
    >
      {t('again', { card: cardName(card) })}
    </LinkButton>
  );
}
