import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Celebration } from '#design/art/celebration.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { LinkButton } from '#design/button.tsx';
import { PageContainer } from '#design/layout.tsx';
import { PhotoCard } from '#design/photo-card.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ProfileView } from '#product/members/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { SignupIntentReply } from '../contract.ts';

interface ActivationDoneProps {
  loggedIn: boolean;
  intent: SignupIntentReply['intent'];
  returned: number;
  /** The member of the intent; null when there was none or they are gone. */
  member: ProfileView | null;
}

export function ActivationDone({ loggedIn, intent, returned, member }: ActivationDoneProps) {
  const t = useTranslations('signup.form');
  const { logo } = useSettings();
  const done = intent?.liked ? (intent.message_sent ? 'both' : 'like') : intent?.message_sent ? 'message' : 'gone';
  const text = !loggedIn
    ? t('done.visitor')
    : intent && member
      ? t(`done.${done}`, { name: member.name })
      : t('done.plain');
  return (
    <PageContainer width="narrow" className="grow py-6 s:py-10">
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-rest">
        <Celebration className="flex min-h-60 items-center justify-center p-6">
          {member ? (
            <PhotoCard
              as="div"
              photo={<MemberPhoto photo={member.main_image} alt="" priority />}
              title={member.name}
              titleTail={`, ${member.age}`}
              topStart={<FictionalLabel fictional={member.fictional} onPhoto />}
              className="w-44 -rotate-3 border-4 border-white"
            />
          ) : (
            <span className="grid size-24 place-items-center rounded-full bg-white shadow-float">
              <BrandMark logo={logo} className="h-13" />
            </span>
          )}
        </Celebration>
        <div className="flex flex-col items-center p-6 text-center s:p-9">
          <h1 className="display text-t40">{t('done.headline')}</h1>
          <p className="mt-2 max-w-[40ch] text-balance text-ink-2">{text}</p>
          {returned > 0 && (
            <p className="mt-2 max-w-[40ch] text-balance text-ink-2">{t('done.returned', { count: returned })}</p>
          )}
          <div className="mt-7 grid w-full max-w-form gap-2.5 s:auto-cols-fr s:grid-flow-col">
            <Ways loggedIn={loggedIn} intent={intent} member={member} />
          </div>
        </div>
      </div>
    </PageContainer>
  );
}

function Ways({ loggedIn, intent, member }: Omit<ActivationDoneProps, 'returned'>): ReactNode {
  const t = useTranslations('signup.form');
  if (!loggedIn) {
    return (
      <LinkButton size="l" render={<Link to="/login" />}>
        {t('done.login')}
      </LinkButton>
    );
  }
  if (!member) {
    return (
      <LinkButton size="l" render={<Link to="/members" search={{}} />}>
        {t('done.members')}
      </LinkButton>
    );
  }
  const conversation = intent?.conversation_id;
  return (
    <>
      {conversation && (
        <LinkButton
          size="l"
          variant="outline"
          className="max-s:order-last"
          render={<Link to="/chats/$id" params={{ id: String(conversation) }} />}
        >
          {t('done.conversation')}
        </LinkButton>
      )}
      <LinkButton size="l" render={<Link to="/members/$id" params={{ id: String(member.id) }} />}>
        {t('done.back', { name: member.name })}
      </LinkButton>
    </>
  );
}
