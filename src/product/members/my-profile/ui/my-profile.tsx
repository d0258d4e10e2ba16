import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconPremium, IconSettings } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useUser } from '../../user/ui/user.tsx';
import type { MyProfile } from '../contract.ts';
import { BasicsForm } from './basics-form.tsx';
import { FactsForm } from './facts-form.tsx';
import { FilledHint, PHOTOS_ANCHOR } from './filled-hint.tsx';
import { HomeForm } from './home-form.tsx';
import { InterestsForm } from './interests-form.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { myProfileQuery } from './my-profile-query.ts';
import { partsOf, sectionsOf } from './parts.ts';
import { ProfileSection } from './profile-section.tsx';
import { RefusedTexts } from './refused-texts.tsx';
import { SectionView } from './section-view.tsx';
import type { Section } from './sections.ts';
import { WordsForm } from './words-form.tsx';

interface MyProfileScreenProps {
  title: string;
  photos: ReactNode;
  /** How many of them wait for staff or are shown. */
  photoCount: number;
  edit: Section | undefined;
}

export function MyProfileScreen({ title, photos, photoCount, edit }: MyProfileScreenProps) {
  const t = useTranslations('members.own');
  const m = useTranslations('members.list');
  const shell = useTranslations('pages.shell');
  const premium = useUser()?.paid_user ?? false;
  const { profile } = useSuspenseQuery(myProfileQuery(useTransport())).data;
  const settings = useSettings();
  const [open, setOpen] = useState<readonly Section[]>([]);
  const [dirty, setDirty] = useState<readonly Section[]>([]);
  const note = useCallback(
    (name: Section, changed: boolean) =>
      setDirty((now) => [...now.filter((one) => one !== name), ...(changed ? [name] : [])]),
    [],
  );
  const show = (name: Section) => setOpen((now) => [...new Set([...now, name])]);
  const [taken, setTaken] = useState(edit === undefined);
  // Forms are the browser's: it names languages and sorts lists in its own way.
  useEffect(() => {
    if (edit) setOpen((now) => [...new Set([...now, edit])]);
    setTaken(true);
  }, [edit]);
  const place = [profile.city, profile.region].filter(Boolean).join(', ');
  return (
    <PageContainer className="grow pb-16">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 l:grid-cols-[minmax(0,1fr)_minmax(18rem,21.75rem)] l:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <PageHeading
            title={title}
            lead={[m('profile.nameAge', { name: profile.name, age: profile.age }), place].filter(Boolean).join(' · ')}
            actions={
              <>
                {premium && (
                  <Badge tone="honey" size="l" icon={<IconPremium />}>
                    {shell('bar.premiumShort')}
                  </Badge>
                )}
                <LinkButton
                  variant="outline"
                  icon={<IconSettings />}
                  className="max-s:hidden"
                  render={<Link to="/profile/settings" />}
                >
                  {t('settings')}
                </LinkButton>
              </>
            }
          />
          <RefusedTexts />
          <div id={PHOTOS_ANCHOR} className="mt-6 scroll-mt-24">
            {photos}
          </div>
        </div>
        <aside
          aria-label={t('hint.title')}
          className="min-w-0 l:sticky l:top-24 l:col-start-2 l:row-span-2 l:row-start-1 l:mt-9 l:self-start"
        >
          <FilledHint parts={partsOf(profile, photoCount, settings)} onAdd={show} />
          <WhoSeesIt profile={profile} />
        </aside>
        {/* Where the address opens one of them, they are not shown before: what stands below it would be seen to move. */}
        <div className={cx('min-w-0 border-line border-b', !taken && '[@media(scripting:enabled)]:invisible')}>
          {sectionsOf(settings).map((name) => (
            <OwnSection
              key={name}
              name={name}
              profile={profile}
              open={open.includes(name)}
              onOpen={() => show(name)}
              onDone={() => setOpen((now) => now.filter((one) => one !== name))}
              onDirty={note}
            />
          ))}
        </div>
      </div>
      <LeaveGuard dirty={dirty.length > 0} />
    </PageContainer>
  );
}

function WhoSeesIt({ profile }: { profile: MyProfile }) {
  const t = useTranslations('members.own');
  const confirmed = useUser()?.status !== 'not_confirmed';
  const hidden = confirmed ? 'invisible' : 'unconfirmed';
  return (
    <p className="mt-3 px-1 text-ink-2 text-t14">
      {t(profile.listed ? 'shown' : hidden)}{' '}
      <Link to="/profile/settings" hash="privacy" className="font-semibold text-primary hover:underline">
        {t('who')}
      </Link>
    </p>
  );
}

interface OwnSectionProps {
  name: Section;
  profile: MyProfile;
  open: boolean;
  onOpen: () => void;
  onDone: () => void;
  onDirty: (name: Section, dirty: boolean) => void;
}

function OwnSection({ name, profile, open, onOpen, onDone, onDirty }: OwnSectionProps) {
  const dirty = useCallback((changed: boolean) => onDirty(name, changed), [name, onDirty]);
  const form = { profile, onDone, onDirty: dirty };
  const forms: Record<Section, () => ReactNode> = {
    about: () => <WordsForm field="about" {...form} />,
    seeking: () => <WordsForm field="seeking" {...form} />,
    interests: () => <InterestsForm {...form} />,
    facts: () => <FactsForm {...form} />,
    basics: () => <BasicsForm {...form} />,
    home: () => <HomeForm onDone={onDone} onDirty={dirty} />,
  };
  return (
    <ProfileSection name={name} open={open} onOpen={onOpen} form={open && forms[name]()}>
      <SectionView name={name} profile={profile} />
    </ProfileSection>
  );
}
