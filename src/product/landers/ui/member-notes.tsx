import { useTranslations } from '#platform/i18n/intl.tsx';
import { useCreditsInMoney } from '#product/chat/ui/message-cost.tsx';
import { FictionalIcon } from '#product/members/ui/fictional-label.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { LanderMember } from '../contract.ts';

export function MessageCosts() {
  const t = useTranslations('signup.form.message');
  const { signup_credits: credits, starting_credits: welcome } = useSettings();
  const money = useCreditsInMoney(credits);
  return t('cost', {
    paid: credits === 0 ? 'nothing' : welcome >= credits ? 'welcome' : 'credits',
    welcome,
    credits,
    ...money,
  });
}

export function WhoWrites({ member }: { member: LanderMember }) {
  const t = useTranslations('chat.thread.fictional');
  const { name: site } = useSettings();
  const { fictional, name, gender } = member;
  if (!fictional) return null;
  return (
    <p className="who-writes">
      <FictionalIcon />
      <span>
        {t('title', { name })} {t('text', { site, gender })}
      </span>
    </p>
  );
}
