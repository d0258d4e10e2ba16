import { Link } from '@tanstack/react-router';
import { LaterArt } from '#design/art/later-art.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

const lonelyHouse = () => import('#design/art/lonely-house.tsx').then((module) => module.LonelyHouse);

/** Where the link in a mail leads that ends these mails. @param done false: the link was too old, or nobody's. */
export function AlertsOff({ done }: { done: boolean }) {
  const t = useTranslations('search');
  return (
    <PageContainer width="narrow" className="py-10">
      <EmptyState
        headingLevel={1}
        framed={false}
        art={<LaterArt load={lonelyHouse} className="aspect-[320/220]" />}
        headline={t(done ? 'off.title' : 'off.old')}
        action={<LinkButton render={<Link to="/members/saved" />}>{t('off.manage')}</LinkButton>}
      >
        {t(done ? 'off.text' : 'off.oldText')}
      </EmptyState>
    </PageContainer>
  );
}
