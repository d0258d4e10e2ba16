import { memo } from 'react';
import { Button } from '#design/button.tsx';
import { IconUndo } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberAvatar } from '#product/members/ui/member-avatar.tsx';
import { KEYS } from './use-keys.ts';

export const LastOne = memo(function LastOne({ passed, onTakeBack }: { passed: MemberCard; onTakeBack: () => void }) {
  const t = useTranslations('likes.swipe');
  const m = useTranslations('members.list');
  const { name, age } = passed;
  return (
    <section aria-label={t('last.title')} className="rounded-card border border-line bg-surface p-5 shadow-rest">
      <p className="mb-3 text-ink-2 text-t14">{t('last.title')}</p>
      <div className="flex items-center gap-3">
        <MemberAvatar member={passed} size={52} />
        <div className="min-w-0">
          <p className="break-words font-semibold leading-snug">
            {m('profile.nameAge', { name, age })} <FictionalLabel fictional={passed.fictional} />
          </p>
          <p className="text-ink-2 text-t13">{t('last.text')}</p>
        </div>
      </div>
      <Button variant="outline" wide className="mt-4" icon={<IconUndo />} onClick={onTakeBack}>
        {t('last.button')}
      </Button>
    </section>
  );
});

export const KeyLegend = memo(function KeyLegend() {
  const t = useTranslations('likes.swipe');
  return (
    <dl aria-label={t('keys')} className="grid gap-2.5 text-ink-2 text-t14">
      {KEYS.map(({ sign, action }) => (
        <div key={action} className="flex items-center gap-3">
          <dt>
            <kbd className="grid size-7 place-items-center rounded-control border border-line-2 bg-surface text-ink text-t13">
              {sign}
            </kbd>
          </dt>
          <dd>{t(action)}</dd>
        </div>
      ))}
    </dl>
  );
});
