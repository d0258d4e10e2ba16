import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { PageContainer } from '#design/layout.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { hasSection } from '#platform/i18n/sections.ts';
import type { Section } from '#platform/i18n/translate.ts';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { pushState } from '#platform/push-state.ts';
import { DeletionAlert } from '#product/accounts/deletion/ui/deletion-alert.tsx';
import { useDeletion, useUser } from '#product/members/user/ui/user.tsx';
import { MailAlert } from '#product/notifications/ui/mail-alert.tsx';
import { PhotoAlert } from '#product/notifications/ui/photo-alert.tsx';
import { useFirstStep } from '#product/notifications/ui/push-question.ts';
import { ActivationReminder } from '#product/signup/ui/activation-reminder.tsx';
import { HeldNotice } from '#product/signup/ui/held-notice.tsx';
import { ALERT_ROWS, type Alert } from './alert-table.ts';
import { type AlertFacts, dueAlerts, isShownOn, type SentFacts, untoldStops } from './due-alerts.ts';
import type { SentPartProps } from './sent-part.tsx';
import { usePage } from './use-page.ts';

const loadInstallAlert = () =>
  import('#product/notifications/ui/install-alert.tsx').then((module) => module.InstallAlert);
const loadPushAlert = () => import('#product/notifications/ui/push-alert.tsx').then((module) => module.PushAlert);

const NOTICES: Record<Exclude<Alert, 'push' | 'install'>, ComponentType<SentFacts>> = {
  'deletion-pending': ({ deletion }) => deletion && <DeletionAlert {...deletion} />,
  'activation-reminder': () => <ActivationReminder />,
  held: () => <HeldNotice />,
  'disabled-notifications': ({ user }) => <MailAlert stops={untoldStops(user)} />,
  'profile-photo': () => <PhotoAlert />,
};

const FRAME = '*:first:mt-3 last:*:first:mb-3';

export function AlertsArea({ sent }: SentPartProps) {
  const { name } = usePage();
  const user = useUser();
  const deletion = useDeletion();
  const firstStep = useFirstStep();
  const [askable, setAskable] = useState<boolean | null>(null);
  const [installPossible, setInstallPossible] = useState(false);
  const push = pushState.use();
  const PushAlert = useLazy(loadPushAlert, firstStep);
  const known = { user, deletion };
  const mayInstall = dueAlerts({ ...known, firstStep, pushSettled: true, installPossible: true }).includes('install');
  const InstallAlert = useLazy(loadInstallAlert, mayInstall);
  const pushPossible = askable === true && (!push || push === 'denied');
  const facts = { ...known, firstStep, pushPossible, pushSettled: askable === false, installPossible };
  const { told, missing } = useTold(facts, sent);
  const shown = told.filter((alert) => isShownOn(alert, name));
  return (
    <>
      {(shown.length > 0 || PushAlert || InstallAlert) && (
        <PageContainer className="grow-0">
          {shown.map((alert) => {
            if (alert === 'push' || alert === 'install') return null;
            const Alerted = NOTICES[alert];
            return (
              <div key={alert} data-alert={alert} className={FRAME}>
                <Alerted {...known} />
              </div>
            );
          })}
          {PushAlert && <PushAlert shown={shown.includes('push')} onAskable={setAskable} className={FRAME} />}
          {InstallAlert && (
            <InstallAlert
              due={told.includes('install')}
              kept={!isShownOn('install', name)}
              onInstallable={setInstallPossible}
              className={FRAME}
            />
          )}
        </PageContainer>
      )}
      {missing.length > 0 && <TextsForNextPage sections={missing} />}
    </>
  );
}

/** Alerts come with a page: what is known later waits for the next one, and what is settled leaves at once. */
function useTold(facts: AlertFacts, sent: boolean): { told: readonly Alert[]; missing: Section[] } {
  const { messages } = useRouter().options.context;
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  // The page that a sign-up leads to comes before this is there.
  const signedUp = useRouterState({ select: ({ location }) => 'api_signup_complete' in location.search });
  const due = dueAlerts(facts);
  const hasTexts = (alert: Alert) => hasSection(messages, ALERT_ROWS[alert].texts);
  const [{ at, alerts }, setTold] = useState({ at: page, alerts: sent || signedUp ? due.filter(hasTexts) : [] });
  if (at !== page) setTold({ at: page, alerts: due.filter(hasTexts) });
  const told = alerts.filter((alert) => due.includes(alert));
  if (at === page && told.length < alerts.length) setTold({ at, alerts: told });
  return { told, missing: due.filter((alert) => !hasTexts(alert)).map((alert) => ALERT_ROWS[alert].texts) };
}

function TextsForNextPage({ sections }: { sections: Section[] }) {
  useTexts(...sections);
  return null;
}
