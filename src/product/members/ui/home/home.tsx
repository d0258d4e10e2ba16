import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { IconCoins, IconForward, IconMessage, IconSafe } from '#design/icons.tsx';
import { CardGrid, PageContainer, SectionHeading } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { isForMen, type MemberCard } from '../../contract.ts';
import type { HomeReply } from '../../home/contract.ts';
import { FictionalIcon, FictionalLabel } from '../fictional-label.tsx';
import { MemberCardItem } from '../member-card.tsx';
import { Hero } from './hero.tsx';
import { type PriceProps, Steps } from './steps.tsx';

interface HomeProps {
  home: HomeReply;
  members: MemberCard[];
  renderAction: (member: MemberCard) => ReactNode;
  price: PriceProps['price'];
}

const SHOWN = 6;
const WHOLE_ROWS = 'max-s:[&>:nth-child(n+5)]:hidden l:max-xl:[&>:nth-child(n+5)]:hidden xl:[&>:nth-child(n+6)]:hidden';

export function VisitorHome({ home, members, renderAction, price }: HomeProps) {
  const t = useTranslations('pages.home');
  const { niche } = useSettings();
  const { texts, people } = home;
  // Nobody is seen twice.
  const others = members.filter(({ id }) => !people.some((one) => one.id === id)).slice(0, SHOWN);
  const more = (className: string) => (
    <LinkButton
      variant="outline"
      className={className}
      iconEnd={<IconForward className="rtl:-scale-x-100" />}
      render={<Link to="/members" search={{}} />}
    >
      {t('near.more', { niche: isForMen({ niche }) ? 'gay' : 'other' })}
    </LinkButton>
  );
  return (
    <>
      <Hero home={home} />
      <Steps texts={texts} price={price} />
      <PageContainer className="pt-10 pb-16 l:pt-14 l:pb-22">
        {others.length > 0 && (
          <section aria-labelledby="neighbourhood" data-nosnippet="">
            <SectionHeading
              id="neighbourhood"
              className="mb-5 *:first:text-t40"
              lead={
                <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
                  {t('near.text')} <FictionalLabel fictional />
                </span>
              }
              action={more('max-s:hidden')}
            >
              {texts.near_title}
            </SectionHeading>
            <CardGrid className={WHOLE_ROWS}>
              {others.map((member) => (
                <MemberCardItem key={member.id} member={member} action={renderAction(member)} />
              ))}
            </CardGrid>
            {more('mt-4 w-full s:hidden')}
          </section>
        )}
        <Promises />
      </PageContainer>
    </>
  );
}

function Promises() {
  const t = useTranslations('pages.home');
  const promises = [
    { key: 'fictional', icon: <FictionalIcon className="text-primary" /> },
    { key: 'photos', icon: <IconSafe className="text-primary" /> },
    { key: 'price', icon: <IconMessage className="text-primary" /> },
    { key: 'subscription', icon: <IconCoins className="text-primary" /> },
  ] as const;
  return (
    <section
      aria-labelledby="promises"
      className="mt-14 grid grid-cols-1 gap-x-12 gap-y-6 l:mt-20 l:grid-cols-[1fr_2fr]"
    >
      <h2 id="promises" className="display max-w-[12ch] text-t40">
        {t('promises.title')}
      </h2>
      <ul className="grid grid-cols-1 gap-x-10 m:grid-cols-2">
        {promises.map(({ key, icon }) => (
          <li key={key} className="flex gap-3.5 border-line border-t py-6">
            <span className="mt-0.5">{icon}</span>
            <div>
              <h3 className="font-semibold">{t(`promises.${key}.title`)}</h3>
              <p className="mt-1 max-w-[44ch] text-ink-2 text-t14">{t(`promises.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
