import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconConversations, IconPhotos, IconPremium, IconSafe } from '#design/icons.tsx';
import { SectionHeading } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useFreeConversations } from '#product/members/user/ui/free-conversations.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export const COUNTED = 'counted';

export function PremiumBenefits() {
  const t = useTranslations('credits.packages.premium');
  const { premium_photos: photos, premium_chance_percentage: percentage } = useSettings();
  const free = useFreeConversations();
  return (
    <section aria-labelledby="premium-benefits" className="mt-16 l:mt-22">
      <SectionHeading id="premium-benefits">{t('heading')}</SectionHeading>
      <ul className="mt-7 grid grid-cols-1 gap-x-10 gap-y-8 s:grid-cols-2 l:grid-cols-3">
        <Benefit icon={<IconPhotos />} title={t('photos')}>
          {t('photosText', { photos })}
        </Benefit>
        <Benefit icon={<IconConversations />} title={t('hellos')}>
          {t('hellosText')} {free}
        </Benefit>
        <Benefit icon={<IconSafe />} title={t('stays')}>
          {t('staysText')}
        </Benefit>
        {percentage !== null && (
          <Benefit icon={<IconPremium />} title={t('chance', { percentage })}>
            {t('chanceText', { percentage })}{' '}
            <Link to="/premium" hash={COUNTED} className="font-semibold text-primary hover:underline">
              {t('counted')}
            </Link>
          </Benefit>
        )}
      </ul>
    </section>
  );
}

function Benefit({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="mt-0.5 text-secondary-ink [&_svg.lucide]:size-6">{icon}</span>
      <div className="min-w-0">
        <h3 className="font-semibold text-t18 leading-snug">{title}</h3>
        <p className="mt-1 max-w-[42ch] text-ink-2">{children}</p>
      </div>
    </li>
  );
}
