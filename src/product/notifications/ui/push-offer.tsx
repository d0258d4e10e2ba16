import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { IconHeart, IconSettings, IconThemeDark } from '#design/icons.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { installWayOf } from './device-install.ts';
import { useDismissal } from './dismissals.ts';
import { type DevicePush, usePush } from './use-push.ts';

interface PushOfferProps {
  onDone: (on: boolean) => void;
  name?: string;
  actions?: (buttons: ReactNode) => ReactNode;
}

/** Where the browser cannot, or its user refused it, it says so and there is one button to go on. */
export function PushOffer({ onDone, name = 'Elias', actions = below }: PushOfferProps) {
  const t = useTranslations('notifications.push');
  const push = usePush();
  return (
    <>
      <PushExample name={name} />
      <PushFacts />
      <p role="status" className="mt-4 empty:hidden text-ink-2">
        {push.failed ? t('offer.failed') : ''}
        {push.state === 'denied' && t('offer.denied')}
        {push.state === 'impossible' && t(installWayOf() === 'words' ? 'install.ios' : 'offer.impossible')}
        {push.state === 'on' && t('offer.on')}
      </p>
      {actions(<PushAnswers push={push} onDone={onDone} />)}
    </>
  );
}

const below = (buttons: ReactNode) => <div className="mt-6 grid grid-cols-2 gap-3">{buttons}</div>;

function PushAnswers({ push, onDone }: { push: DevicePush; onDone: (on: boolean) => void }) {
  const t = useTranslations('notifications.push');
  const { dismiss } = useDismissal('push');
  const askable = push.state === 'off' || push.state === 'unknown';
  if (!askable)
    return (
      <Button className="col-span-2" onClick={() => onDone(push.state === 'on')}>
        {t('offer.next')}
      </Button>
    );
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          dismiss();
          onDone(false);
        }}
      >
        {t('offer.no')}
      </Button>
      <Button
        busy={push.busy || push.state === 'unknown'}
        onClick={async () => {
          if (await push.turnOn()) onDone(true);
        }}
      >
        {t('offer.yes')}
      </Button>
    </>
  );
}

function PushExample({ name }: { name: string }) {
  const t = useTranslations('notifications.push');
  const { name: site } = useSettings();
  return (
    <div
      data-theme="dark"
      className="rounded-card bg-[linear-gradient(180deg,var(--dusk-navy),var(--dusk-deep)_60%,var(--dusk-mauve)_130%)] px-4 pt-8 pb-7 text-center text-t14 text-white"
    >
      <div
        data-theme="light"
        className="flex items-start gap-3 rounded-card bg-surface p-3.5 text-start text-ink shadow-rest"
      >
        <img src="/brand/mark.png" alt="" width={40} height={40} className="rounded-chip" />
        <p className="min-w-0 grow">
          <strong className="block font-semibold">{t('message', { name, count: 1 })}</strong>
          {t('body', { site })}
        </p>
        <span className="text-ink-3 text-t13">{t('offer.now')}</span>
      </div>
      <p className="mt-6">{t('offer.only')}</p>
    </div>
  );
}

function PushFacts() {
  const t = useTranslations('notifications.push');
  const locale = useLocale();
  const hour = (at: number) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
      Date.UTC(2026, 0, 1, at),
    );
  return (
    <ul className="mt-6 grid gap-3.5">
      <Fact icon={<IconThemeDark />}>{t('offer.quiet', { from: hour(22), until: hour(8) })}</Fact>
      <Fact icon={<IconHeart />}>{t('offer.what')}</Fact>
      <Fact icon={<IconSettings />}>{t('offer.off')}</Fact>
    </ul>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3">
    <span className="shrink-0 text-ink-2">{icon}</span>
    {children}
  </li>
);
