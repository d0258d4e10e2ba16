import { Chip } from '#design/chip.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useInterestNames } from '#product/members/ui/interest-names.ts';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import type { ChatProfile, Introduction as IntroductionView } from '../contract.ts';
import { Icebreakers } from './icebreakers.tsx';

interface IntroductionProps {
  profile: ChatProfile;
  introduction: IntroductionView;
}

/** Stands in a thread without messages: whom it is with, and something to begin by. */
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
