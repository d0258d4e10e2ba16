import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BackLink } from '#design/back-link.tsx';
import { IconHide } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { Segmented } from '#design/segmented.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { ProfileScreen } from '../../ui/profile/profile.tsx';
import { VIEWERS, type Viewer } from '../contract.ts';
import { previewQuery } from './my-profile-query.ts';

interface PreviewProps {
  as: Viewer;
  onAs: (viewer: Viewer) => void;
  unlock: string;
}

export function ProfilePreview({ as, onAs, unlock }: PreviewProps) {
  const t = useTranslations('members.own');
  const { profile } = useSuspenseQuery(previewQuery(useTransport(), as)).data;
  const above = (
    <div className="grid gap-3 pt-4 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <BackLink link={<Link to="/profile" search={{}} />}>{t('preview.back')}</BackLink>
        <Segmented
          legend={t('preview.as')}
          legendHidden
          size="s"
          className="w-full s:w-auto s:min-w-90"
          value={as}
          options={VIEWERS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onChange={onAs}
        />
      </div>
      <p role="status" className="text-ink-2 text-t14">
        {t('preview.note', { as })}
      </p>
    </div>
  );
  if (!profile)
    return (
      <PageContainer className="grow pb-16">
        {above}
        <Notice tone="plain" icon={<IconHide />}>
          {t('preview.nobody')}
        </Notice>
      </PageContainer>
    );
  return (
    <>
      <PageContainer>{above}</PageContainer>
      <ProfileScreen
        key={as}
        profile={profile}
        similar={[]}
        below
        actions={null}
        menu={null}
        safety={null}
        price={null}
        unlock={unlock}
        renderCardAction={() => null}
      />
    </>
  );
}
