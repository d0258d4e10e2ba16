import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OnlineDot } from '#design/badge.tsx';
import { IconLock, IconPlace } from '#design/icons.tsx';
import { CardGrid, PageContainer, Panel, SectionHeading, TwoColumns } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import type { MemberCard, ProfileView } from '../../contract.ts';
import { FictionalLabel, useFictionalWord } from '../fictional-label.tsx';
import { MemberCardItem } from '../member-card.tsx';
import { Facts, Interests } from './facts.tsx';
import { Gallery } from './gallery.tsx';

interface ProfileScreenProps {
  profile: ProfileView;
  similar: MemberCard[];
  /** Actions of other nouns: message, like. `compact` for the bar at the bottom of phones. */
  actions: (compact: boolean) => ReactNode;
  /** What the next message costs, in one sentence. */
  price: ReactNode;
  /** What opens locked photos, with its link. */
  unlock: ReactNode;
  renderCardAction: (member: MemberCard) => ReactNode;
}

export function ProfileScreen({ profile, similar, actions, price, unlock, renderCardAction }: ProfileScreenProps) {
  const t = useTranslations('members');
  const word = useFictionalWord();
  const locked = profile.photos.filter((photo) => photo.locked).length;
  return (
    <PageContainer className="pb-32 l:pt-6 l:pb-16">
      <TwoColumns
        sideLabel={t('profile.about', { name: profile.name })}
        side={
          <div className="max-l:hidden">
            <Panel>
              <Identity profile={profile} />
              <div className="mt-5 grid gap-2">{actions(false)}</div>
              <div className="mt-4 text-ink-2 text-t14">{price}</div>
            </Panel>
          </div>
        }
      >
        <Gallery
          profile={profile}
          label={<FictionalLabel fictional={profile.fictional} onPhoto />}
          overlay={<Identity profile={profile} onPhoto />}
        />
        <div className="mt-6 grid gap-10">
          {profile.fictional && <Notice tone="plain">{t('fictional.notice', { word })}</Notice>}
          {locked > 0 && (
            <Notice tone="honey" icon={<IconLock />} title={t('profile.locked', { count: locked, name: profile.name })}>
              {unlock}
            </Notice>
          )}
          {profile.about && (
            <section aria-labelledby="words">
              <SectionHeading id="words">{t('profile.words', { gender: profile.gender })}</SectionHeading>
              <p className="max-w-text whitespace-pre-line text-t18">{profile.about}</p>
            </section>
          )}
          <Interests profile={profile} />
          <Facts profile={profile} />
        </div>
      </TwoColumns>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-14">
          <SectionHeading id="similar">{t('profile.similar')}</SectionHeading>
          <CardGrid>
            {similar.map((member) => (
              <MemberCardItem key={member.id} member={member} action={renderCardAction(member)} />
            ))}
          </CardGrid>
        </section>
      )}
      <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-line border-t bg-paper px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] l:hidden">
        {actions(true)}
      </div>
    </PageContainer>
  );
}

function Identity({ profile, onPhoto = false }: { profile: ProfileView; onPhoto?: boolean }) {
  const t = useTranslations('members');
  const place = [profile.city, profile.distance === null ? null : t('profile.fromYou', { km: profile.distance })]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <div className="flex min-h-6 flex-wrap items-center gap-2 font-medium text-t14">
        {profile.online && (
          <span className="flex items-center gap-2">
            <OnlineDot />
            {t('online')}
          </span>
        )}
        {!onPhoto && <FictionalLabel fictional={profile.fictional} />}
      </div>
      <h1 className="headline break-words text-t40">
        {t('profile.nameAge', { name: profile.name, age: profile.age })}
      </h1>
      {place && (
        <p className="mt-1.5 flex items-center gap-1.5">
          {!onPhoto && <IconPlace className="size-4.5 text-ink-2" />}
          {place}
        </p>
      )}
    </>
  );
}
