import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scene } from '#design/art/scene.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { stopAlerts } from '../../saved-searches/contract.ts';

const lonelyHouse = () => import('#design/art/lonely-house.tsx').then((module) => module.LonelyHouse);

/** The page asks, and only its button does it, since programs open links that nobody pressed. */
export function AlertsOff({ token }: { token: string }) {
  const t = useTranslations('members.search');
  const transport = useTransport();
  const stop = useMutation({ mutationFn: () => transport.call(stopAlerts, {}, { query: { token } }) });
  const manage = <LinkButton render={<Link to="/members/saved" />}>{t('off.manage')}</LinkButton>;
  return (
    <PageContainer width="narrow" className="py-10">
      <EmptyState
        headingLevel={1}
        framed={false}
        art={<Scene load={lonelyHouse} className="aspect-[320/220]" />}
        headline={t(stop.isSuccess ? 'off.title' : token ? 'off.ask' : 'off.old')}
        action={
          stop.isSuccess || !token ? (
            manage
          ) : (
            <Button busy={stop.isPending} onClick={() => stop.mutate()}>
              {t('off.stop')}
            </Button>
          )
        }
      >
        {stop.isError ? stop.error.message : t(stop.isSuccess ? 'off.text' : token ? 'off.askText' : 'off.oldText')}
      </EmptyState>
    </PageContainer>
  );
}
