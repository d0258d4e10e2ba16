import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { PageContainer } from '#design/layout.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { hasSection } from '#platform/i18n/sections.ts';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { type AccountAlerts, accountAlertsOf } from '#product/notifications/ui/account-alerts.ts';
import { MailAlert } from '#product/notifications/ui/mail-alert.tsx';
import { PhotoAlert } from '#product/notifications/ui/photo-alert.tsx';
import { useFirstStep } from '#product/notifications/ui/push-question.ts';
import type { SentPartProps } from './sent-part.tsx';
import { usePage } from './use-page.ts';

const NONE: AccountAlerts = { stops: [], photo: false };

const loadPushAlert = () => import('#product/notifications/ui/push-alert.tsx').then((module) => module.PushAlert);

/** Alerts come with a page: what is known later waits for the next one. */
export function AlertsArea({ sent }: SentPartProps) {
  const { withoutAlerts } = usePage();
  const { messages } = useRouter().options.context;
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const now = accountAlertsOf(useUser());
  const ready = hasSection(messages, 'notifications.push');
  const [told, setTold] = useState({ page, ...(sent && ready ? now : NONE) });
  if (told.page !== page) setTold({ page, ...(ready ? now : NONE) });
  const PushAlert = useLazy(loadPushAlert, useFirstStep());
  // Dismissing acts at once.
  const stops = told.stops.filter((stop) => now.stops.includes(stop));
  const mail = stops.length > 0 && !withoutAlerts.includes('disabled-notifications');
  const photo = told.photo && now.photo && !withoutAlerts.includes('profile-photo');
  return (
    <>
      {(mail || photo || PushAlert) && (
        <PageContainer className="grid grow-0 gap-3 py-3 empty:hidden">
          {mail && <MailAlert stops={stops} />}
          {photo && <PhotoAlert />}
          {PushAlert && <PushAlert page={page} kept={withoutAlerts.includes('push')} />}
        </PageContainer>
      )}
      {!ready && <TextsForNextPage />}
    </>
  );
}

function TextsForNextPage() {
  useTexts('notifications.push');
  return null;
}
