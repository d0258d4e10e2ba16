import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BackLink } from '#design/back-link.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { SettingsSection } from '../../../my-profile/ui/settings/settings-section.tsx';
import { useUser } from '../user.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { SessionsSection, useDeviceName } from './sessions-section.tsx';
import { TotpRow } from './totp-row.tsx';

export function SecurityScreen() {
  const t = useTranslations('accounts.security');
  const { sessions, staff } = useSuspenseQuery(securityQuery(useTransport())).data;
  const deviceName = useDeviceName();
  const current = sessions.find((session) => session.current);
  const isMember = Boolean(useUser()?.profile);
  return (
    <PageContainer width="narrow" className="grow pb-20">
      {isMember && (
        <BackLink link={<Link to="/profile/settings" />} className="mt-4 -mb-4">
          {t('back')}
        </BackLink>
      )}
      <PageHeading title={t('title')} lead={t('lead')} />
      {staff && (
        <Notice tone="honey" className="mt-6">
          {t(`staff.${staff}`)}
        </Notice>
      )}
      <SettingsSection id="ways" title={t('ways')}>
        <PasskeysRow suggestedName={current ? deviceName(current) : ''} />
        <TotpRow />
      </SettingsSection>
      <SessionsSection />
    </PageContainer>
  );
}
