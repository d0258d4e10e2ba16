import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Chip } from '#design/chip.tsx';
import { Dialog } from '#design/dialog.tsx';
import { IconTurn } from '#design/icons.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useInterestNames } from '#product/members/ui/interest-names.ts';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import type { ChatProfile, Introduction as IntroductionView } from '../../conversations/contract.ts';
import { insertIntoComposer } from '../../ui/composer.tsx';
import { type Icebreaker, listIcebreakers } from '../contract.ts';

interface IntroductionProps {
  profile: ChatProfile;
  introduction: IntroductionView;
}

export function Introduction({ profile, introduction }: IntroductionProps) {
  const t = useTranslations('chat.thread');
  const p = useTranslations('members.profile');
  const interestName = useInterestNames();
  const { line, interests, interests_shared: shared } = introduction;
  return (
    <div className="m-auto flex w-full max-w-120 flex-col items-center gap-4 py-6 text-center max-m:py-2">
      <div className="relative">
        <div className="h-48 w-36 overflow-hidden max-m:h-40 max-m:w-30 rounded-t-full border-3 border-lamp shadow-[0_0_3rem_color-mix(in_oklab,var(--lamp)_40%,transparent)]">
          <MemberPhoto photo={profile.main_image} alt="" />
        </div>
        <div className="absolute inset-x-0 -bottom-3 flex justify-center">
          <FictionalLabel fictional={profile.fictional} onPhoto />
        </div>
      </div>
      {line && (
        <p dir="auto" className="headline mt-2 text-balance text-t28 [overflow-wrap:anywhere]">
          {t('thread.line', { line })}
        </p>
      )}
      {interests.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-2">
          {interests.map((interest) => (
            <li key={interest} className="max-w-full">
              <Chip icon={<InterestIcon slug={interest} />} marked={shared} markedLabel={p('shared')}>
                {interestName(interest)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex min-h-68 w-full flex-col">
        <Icebreakers profileId={profile.id} without={<p className="text-ink-2 text-t14">{t('thread.nothingYet')}</p>} />
      </div>
    </div>
  );
}

const SHOWN = 3;

/** The sentences only fill the line below. @param props.without stands where there are none. */
function Icebreakers({ profileId, without }: { profileId: number; without: ReactNode }) {
  const { data } = useQuery({
    ...apiQuery(useTransport(), listIcebreakers, { profile_id: profileId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offered = data?.icebreakers ?? [];
  return offered.length > 0 ? <Offered offered={offered} /> : without;
}

function Offered({ offered }: { offered: Icebreaker[] }) {
  const t = useTranslations('chat.parts.begin');
  const [first, setFirst] = useState(0);
  const [all, setAll] = useState(false);
  const shown = offered.slice(first, first + SHOWN);
  return (
    <section aria-label={t('title')} className="w-full animate-[rise-in_var(--slow)_var(--ease)] text-start">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="font-semibold text-t14">{t('title')}</h2>
        {offered.length > SHOWN && (
          <Button
            variant="quiet"
            size="s"
            icon={<IconTurn className="size-4" />}
            className="-me-3"
            onClick={() => setFirst(first + SHOWN < offered.length ? first + SHOWN : 0)}
          >
            {t('others')}
          </Button>
        )}
      </div>
      <ul aria-live="polite" className="mt-1.5 flex flex-col gap-2">
        {shown.map(({ text }) => (
          <li key={text}>
            <Beginning text={text} onChoose={() => insertIntoComposer(text)} />
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-center text-ink-2 text-t13">
        {t('hint')}{' '}
        {offered.length > SHOWN && (
          <button
            type="button"
            className="hit-area relative font-semibold text-primary hover:underline"
            onClick={() => setAll(true)}
          >
            {t('all')}
          </button>
        )}
      </p>
      <IcebreakerDialog open={all} onClose={() => setAll(false)} offered={offered} />
    </section>
  );
}

interface IcebreakerDialogProps {
  open: boolean;
  onClose: () => void;
  offered: Icebreaker[];
}

/** SPEC 2, the icebreaker modal: all beginnings at once. */
function IcebreakerDialog({ open, onClose, offered }: IcebreakerDialogProps) {
  const t = useTranslations('chat.parts.begin');
  const choose = (text: string) => {
    onClose();
    // The dialog gives the focus back to what opened it; the line has it after that.
    setTimeout(() => insertIntoComposer(text), AFTER_CLOSING_MS);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('allTitle')} description={t('hint')} closeLabel={t('close')}>
      <ul className="flex flex-col gap-2">
        {offered.map(({ text }) => (
          <li key={text}>
            <Beginning text={text} onChoose={() => choose(text)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const AFTER_CLOSING_MS = 50;

function Beginning({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-13 w-full items-center justify-between gap-4 rounded-card border border-line bg-surface px-4 py-3 text-start leading-snug transition-colors duration-fast hover:border-primary-line hover:bg-primary-tint"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-4 shrink-0 text-ink-2 rtl:-scale-x-100"
      >
        <path d="M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5" />
      </svg>
    </button>
  );
}
