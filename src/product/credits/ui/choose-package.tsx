import { Link } from '@tanstack/react-router';
import { Button, type ButtonVariant, LinkButton } from '#design/button.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { askToJoin } from '#product/accounts/ui/login-wall.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import type { PackageView } from '../contract.ts';

interface ChoosePackageProps {
  offer: PackageView;
  country: string;
  next?: string | undefined;
}

export function ChoosePackage({ offer, country, next }: ChoosePackageProps) {
  const t = useTranslations('credits.packages');
  const locale = useLocale();
  const visitor = !useUser();
  const { credits } = offer;
  const variant: ButtonVariant = offer.lowest_price_per_message ? 'honey' : 'outline';
  const label = t('chooseSpoken', { credits, price: formatMoney(offer.price, locale) });
  if (visitor) {
    return (
      <Button wide variant={variant} aria-label={label} onClick={() => askToJoin({ kind: 'join' })}>
        {t('choose', { credits })}
      </Button>
    );
  }
  return (
    <LinkButton
      wide
      variant={variant}
      aria-label={label}
      render={
        <Link
          to="/credits/$id/{-$paymentmethod}"
          params={{ id: String(offer.id) }}
          search={{ country, ...(next && { next }) }}
        />
      }
    >
      {t('choose', { credits })}
    </LinkButton>
  );
}
