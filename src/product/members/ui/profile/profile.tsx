import type { ReactNode } from 'react';
import { Badge, OnlineDot } from '#design/badge.tsx';
import { IconLock, IconPlace, IconPremium, IconShow } from '#design/icons.tsx';
import { PageContainer, Panel, SectionHeading, TwoColumns } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MemberCard, ProfileView } from '../../contract.ts';
import type { SimilarMember } from '../../search/contract.ts';
import { CardRow } from '../card-row.tsx';
import { FictionalIcon, FictionalLabel, useFictionalWord } from '../fictional-label.tsx';
import type { ListContext } from '../list-context/list-context.ts';
import { MemberCardItem } from '../member-card.tsx';
import { Facts, Interests } from './facts.tsx';
import { Gallery } from './gallery.tsx';

interface ProfileScreenProps {
  profile: ProfileView;
  similar: readonly SimilarMember[];
  below?: boolean;
  back?: ReactNode;
  /** Actions of other features: message, like; null on one's own profile. `compact` for the bar at the bottom of phones. */
  actions: ((compact: boolean) => ReactNode) | null;
  /** A menu of what is done seldom, where it is not written out; null where there is nothing to do. */
  menu: ((onPhoto: boolean) => ReactNode) | null;
  safety: ReactNode;
  price: ReactNode;
  unlock: ReactNode;
  renderCardAction: (member: MemberCard) => ReactNode;
}

export function ProfileScreen(props: ProfileScreenProps) {
  const { profile, similar, below = false, back, actions, menu, safety, price, unlock, renderCardAction } = props;
  const m = useTranslations('members.list');
  const t = useTranslations('members.profile');
  const word = useFictionalWord();
  const listContext: ListContext = { list: 'similar', of: profile.id };
  const { visible_profile_notes } = useSettings();
  const locked = profile.photos.filter((photo) => photo.locked).length;
  return (
    <PageContainer className={actions ? 'pb-28 l:pb-16' : 'pb-16'}>
      <TwoColumns
        className={below ? '' : 'm:pt-8'}
        sideLabel={m('profile.about', { name: profile.name })}
        side={
          <div className="max-l:hidden">
            <Panel>
              <Identity profile={profile} />
              {actions && <div className="mt-5 grid gap-2">{actions(false)}</div>}
              {price && <div className="mt-4 text-ink-2 text-t14">{price}</div>}
              {!actions && <p className="mt-4 text-ink-2 text-t14">{t('own')}</p>}
              {safety && (
                <div className="-mx-5 -mb-5 s:-mx-7 s:-mb-7 mt-6 border-line border-t px-5 py-2 s:px-7">{safety}</div>
              )}
            </Panel>
          </div>
        }
      >
        <Gallery
          profile={profile}
          unlock={unlock}
          start={
            <>
              <span className="m:hidden">{back}</span>
              <FictionalLabel fictional={profile.fictional} onPhoto />
            </>
          }
          end={<span className="m:hidden">{menu?.(true)}</span>}
          overlay={<Identity profile={profile} onPhoto />}
        />
        <div className="mt-6 hidden items-start justify-between gap-4 m:flex l:hidden">
          <div className="min-w-0">
            <Identity profile={profile} />
          </div>
          {menu?.(false)}
        </div>
        <div className="mt-5 grid gap-10 *:min-w-0">
          {(profile.fictional || locked > 0 || !actions) && (
            <div className="grid gap-3">
              {!actions && (
                <Notice tone="plain" icon={<IconShow />} className="l:hidden">
                  {t('own')}
                </Notice>
              )}
              {profile.fictional && (
                <Notice tone="plain" icon={<FictionalIcon />}>
                  {t('fictionalNotice', { word })}
                </Notice>
              )}
              {locked > 0 && (
                <Notice tone="honey" icon={<IconLock />} title={t('locked', { count: locked, name: profile.name })}>
                  {unlock}
                </Notice>
              )}
            </div>
          )}
          {profile.about && visible_profile_notes.includes('about') && (
            <section aria-labelledby="words">
              <SectionHeading id="words">{t('words', { gender: profile.gender })}</SectionHeading>
              <p className="max-w-text whitespace-pre-line break-words text-t18">{profile.about}</p>
            </section>
          )}
          {profile.seeking && visible_profile_notes.includes('seeking') && (
            <section aria-labelledby="seeking">
              <SectionHeading id="seeking">{t('seekingWords', { gender: profile.gender })}</SectionHeading>
              <p className="max-w-text whitespace-pre-line break-words text-t18">{profile.seeking}</p>
            </section>
          )}
          <Interests profile={profile} />
          <Facts profile={profile} />
          {price && <div className="text-ink-2 text-t14 l:hidden">{price}</div>}
          {safety && <div className="border-line border-t pt-2 l:hidden">{safety}</div>}
        </div>
      </TwoColumns>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-14">
          <SectionHeading id="similar">{t('similar')}</SectionHeading>
          <CardRow>
            {similar.map((member) => (
              <MemberCardItem
                key={member.id}
                member={member}
                why={t(`likeness.${member.likeness}`)}
                listContext={listContext}
                action={renderCardAction(member)}
              />
            ))}
          </CardRow>
        </section>
      )}
      {actions && (
        <div className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper/95 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur-sm l:hidden">
          <div className="mx-auto flex max-w-140 items-center gap-2 px-gutter">{actions(true)}</div>
        </div>
      )}
    </PageContainer>
  );
}

function Identity({ profile, onPhoto = false }: { profile: ProfileView; onPhoto?: boolean }) {
  const m = useTranslations('members.list');
  const t = useTranslations('members.profile');
  const place = [profile.city, profile.distance === null ? null : m('profile.fromYou', { band: profile.distance })]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      {(profile.online || profile.premium || profile.fictional) && (
        <div className="mb-1.5 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 font-medium text-t14">
          {profile.online && (
            <span className="flex items-center gap-2">
              <OnlineDot />
              {m('online')}
            </span>
          )}
          {profile.premium && (
            <Badge tone={onPhoto ? 'honey-solid' : 'honey'} size="s" icon={<IconPremium />}>
              {t('premium')}
            </Badge>
          )}
          {!onPhoto && <FictionalLabel fictional={profile.fictional} />}
          {profile.fictional && m('fictional.answered')}
        </div>
      )}
      <h1 className="headline break-words text-t40">
        {m('profile.nameAge', { name: profile.name, age: profile.age })}
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
