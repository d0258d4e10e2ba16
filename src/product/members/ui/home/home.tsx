import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { IconCoins, IconForward, IconMessage, IconSafe } from '#design/icons.tsx';
import { CardGrid, PageContainer, SectionHeading } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '../../contract.ts';
import { FictionalIcon } from '../fictional-label.tsx';
import { MemberCardItem } from '../member-card.tsx';
import { atWindows } from './at-windows.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';

interface HomeProps {
  /** Real members who were here lately. */
  members: MemberCard[];
  renderAction: (member: MemberCard) => ReactNode;
  /** “€1.20”: the lowest price of one message. */
  price: string;
}

/** Cards at most: two rows of three. */
const SHOWN = 6;
/** One row, and two where there are two or three columns: 4, 6, 4 and 5 cards. */
const WHOLE_ROWS = 'max-s:[&>:nth-child(n+5)]:hidden l:max-xl:[&>:nth-child(n+5)]:hidden xl:[&>:nth-child(n+6)]:hidden';

/** What a visitor sees first. */
export function VisitorHome({ members, renderAction, price }: HomeProps) {
  const t = useTranslations('pages.home');
  const { windows, others } = atWindows(members);
  return (
    <>
      <Hero members={windows} />
      <PageContainer className="pt-14 pb-20 l:pt-20 l:pb-26">
        {others.length > 0 && (
          <section aria-labelledby="neighbourhood" data-nosnippet="">
            <SectionHeading
              id="neighbourhood"
              className="mb-6 *:first:text-t40"
              lead={t('near.text')}
              action={
                <LinkButton
                  variant="outline"
                  className="max-s:hidden"
                  iconEnd={<IconForward className="rtl:-scale-x-100" />}
                  render={<Link to="/members" search={{}} />}
                >
                  {t('near.more')}
                </LinkButton>
              }
            >
              {t('near.title')}
            </SectionHeading>
            <CardGrid className={WHOLE_ROWS}>
              {others.slice(0, SHOWN).map((member) => (
                <MemberCardItem key={member.id} member={member} action={renderAction(member)} />
              ))}
            </CardGrid>
            <LinkButton
              variant="outline"
              wide
              className="mt-4 s:hidden"
              iconEnd={<IconForward className="rtl:-scale-x-100" />}
              render={<Link to="/members" search={{}} />}
            >
              {t('near.more')}
            </LinkButton>
          </section>
        )}
        <Steps price={price} />
        <Promises />
      </PageContainer>
      <Closing />
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
      className="mt-20 grid grid-cols-1 gap-x-12 gap-y-6 l:mt-26 l:grid-cols-[1fr_2fr]"
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
