import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Stars } from '#design/art/stars.tsx';
import { StreetAtBlueHour } from '#design/art/street.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { IconAccount, IconCoins, IconConversations, IconForward, IconHeart, IconMasks, IconSafe } from '#design/icons.tsx';
import { CardGrid, PageContainer } from '#design/layout.tsx';
import { RangePair } from '#design/range.tsx';
import { Segmented } from '#design/segmented.tsx';
import { Select } from '#design/select.tsx';
import { useSettings } from '#product/sites/ui/settings.ts';
import type { MemberCard } from '../contract.ts';
import { MemberCardItem } from './member-card.tsx';
import { useCountryName } from './place-names.ts';

interface HomeProps {
  /** Real members who were here lately. */
  members: MemberCard[];
  renderAction: (member: MemberCard) => ReactNode;
  /** “from €1.20”: the lowest price of one message. */
  price: string;
}

/** What a visitor sees first. */
export function VisitorHome({ members, renderAction, price }: HomeProps) {
  const t = useTranslations('home');
  return (
    <>
      <Hero faces={members.filter((member) => member.main_image && !member.fictional).slice(0, 4)} />
      <PageContainer className="py-14 l:py-20">
        <section aria-labelledby="neighbourhood">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <div>
              <h2 id="neighbourhood" className="headline text-t28">
                {t('near.title')}
              </h2>
              <p className="text-ink-2">{t('near.text')}</p>
            </div>
            <LinkButton variant="outline" iconEnd={<IconForward />} render={<Link to="/members" search={{}} />}>
              {t('near.more')}
            </LinkButton>
          </div>
          <CardGrid>
            {members.slice(0, 10).map((member) => (
              <MemberCardItem key={member.id} member={member} action={renderAction(member)} />
            ))}
          </CardGrid>
        </section>
        <Steps price={price} />
        <Promises />
      </PageContainer>
    </>
  );
}

function Hero({ faces }: { faces: MemberCard[] }) {
  const t = useTranslations('home');
  return (
    <section data-theme="dark" className="relative overflow-hidden bg-sky text-white l:min-h-[46rem]">
      <Stars className="absolute inset-0 size-full" />
      <div className="relative l:absolute l:inset-x-0 l:bottom-0 max-l:mt-72 max-l:order-last">
        <StreetAtBlueHour
          faces={faces.map((member) => member.main_image?.thumb_filename ?? '')}
          className="h-72 l:h-[36rem]"
        />
      </div>
      <PageContainer className="absolute inset-x-0 top-0 pt-24 l:relative l:pt-32">
        <h1 className="display max-w-[12ch] text-t64">{t('hero.title')}</h1>
        <p className="mt-4 max-w-[44ch] text-t18 text-white/90">{t('hero.text')}</p>
        <SearchBox className="mt-8 max-l:hidden" />
      </PageContainer>
      <PageContainer className="relative -mt-10 pb-8 l:hidden">
        <SearchBox />
      </PageContainer>
    </section>
  );
}

type Looking = 'female' | 'male' | 'all';

/** Who, how old, where: leads to the list. */
function SearchBox({ className = '' }: { className?: string }) {
  const t = useTranslations('home');
  const m = useTranslations('members');
  const settings = useSettings();
  const countryName = useCountryName();
  const navigate = useNavigate();
  const [gender, setGender] = useState<Looking>('female');
  const [ages, setAges] = useState<readonly [number, number]>([30, 55]);
  const [country, setCountry] = useState(settings.geoip_selected_country);
  return (
    <form
      data-theme="light"
      className={`max-w-[31rem] rounded-card bg-surface p-5 text-ink shadow-float s:p-6 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        const [min_age, max_age] = ages;
        navigate({ to: '/members', search: { ...(gender !== 'all' && { gender }), country, min_age, max_age } });
      }}
    >
      <Segmented
        legend={m('filters.gender')}
        legendHidden
        name="gender"
        value={gender}
        onChange={(value) => setGender(value === 'male' || value === 'all' ? value : 'female')}
        options={[
          { value: 'female', label: m('gender.female') },
          { value: 'male', label: m('gender.male') },
          { value: 'all', label: m('filters.everyone') },
        ]}
      />
      <div className="mt-4 grid gap-4 s:grid-cols-2">
        <RangePair
          legend={m('filters.age')}
          lowLabel={m('filters.youngest')}
          highLabel={m('filters.oldest')}
          min={settings.min_age}
          max={99}
          value={[ages[0], ages[1]]}
          onChange={setAges}
        />
        <Select
          label={m('filters.country')}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={settings.countries.map((value) => ({ value, label: countryName(value) }))}
        />
      </div>
      <Button type="submit" wide size="l" className="mt-4" iconEnd={<IconForward />}>
        {t('hero.search')}
      </Button>
    </form>
  );
}

function Steps({ price }: { price: string }) {
  const t = useTranslations('home');
  const { free_conversations: free, message_credits: credits } = useSettings();
  const steps = [
    { key: 'show', icon: <IconAccount />, text: t('steps.show.text') },
    { key: 'find', icon: <IconHeart />, text: t('steps.find.text') },
    { key: 'write', icon: <IconConversations />, text: t('steps.write.text', { free, credits, price }) },
  ] as const;
  return (
    <section aria-labelledby="steps" className="mt-20">
      <h2 id="steps" className="headline max-w-[18ch] text-t40">
        {t('steps.title')}
      </h2>
      <ol className="mt-8 grid gap-8 m:grid-cols-3">
        {steps.map(({ key, icon, text }) => (
          <li key={key}>
            <span className="grid size-13 place-items-center rounded-card bg-primary-tint text-primary">{icon}</span>
            <h3 className="headline mt-4 text-t22">{t(`steps.${key}.title`)}</h3>
            <p className="mt-1 max-w-[40ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Promises() {
  const t = useTranslations('home');
  const promises = [
    { key: 'fictional', icon: <IconMasks className="text-primary" /> },
    { key: 'photos', icon: <IconSafe className="text-primary" /> },
    { key: 'subscription', icon: <IconCoins className="text-primary" /> },
  ] as const;
  return (
    <section aria-labelledby="promises" className="mt-20 grid gap-8 l:grid-cols-[1fr_2fr]">
      <h2 id="promises" className="headline max-w-[12ch] text-t40">
        {t('promises.title')}
      </h2>
      <ul className="grid gap-x-10 m:grid-cols-2">
        {promises.map(({ key, icon }) => (
          <li key={key} className="border-line border-t py-6">
            <div className="flex items-center gap-3">
              {icon}
              <h3 className="font-semibold">{t(`promises.${key}.title`)}</h3>
            </div>
            <p className="mt-1 max-w-[44ch] text-ink-2 text-t14">{t(`promises.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
