import { createFileRoute, Link } from '@tanstack/react-router';
import { Button, LinkButton } from '#design/button.tsx';
import { IconHide, IconMail, IconSave } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { REACTIVATION_DAYS } from '#product/accounts/deletion/contract.ts';
import { DeleteScreen, Offer } from '#product/accounts/deletion/ui/delete-screen.tsx';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { useSwitchInvisible } from '#product/members/invisible/ui/use-invisible.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

const DAY = 24 * 3600 * 1000;

export const Route = createFileRoute('/profile/delete')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('leaving', 'visitors')]),
  loader: async ({ context: { queryClient, transport } }) => {
    await queryClient.ensureQueryData(securityQuery(transport));
    return { until: new Date(Date.now() + REACTIVATION_DAYS * DAY).toISOString() };
  },
  head: ({ match }) => pageHead(match, match.context.t('leaving.delete.title')),
  component: DeletePage,
});

function DeletePage() {
  const t = useTranslations('leaving');
  const { until } = Route.useLoaderData();
  const user = useUser();
  return (
    <DeleteScreen
      until={until}
      credits={user?.credits ?? 0}
      offers={
        <>
          {(user?.paid_user || user?.invisible) && <InvisibleOffer on={user.invisible} />}
          <Offer
            icon={<IconMail />}
            title={t('delete.mails')}
            text={t('delete.mailsText')}
            action={
              <LinkButton variant="outline" render={<Link to="/notifications" />}>
                {t('delete.mailsAction')}
              </LinkButton>
            }
          />
          <Offer
            icon={<IconSave />}
            title={t('delete.take')}
            text={t('delete.takeText')}
            action={
              <LinkButton variant="outline" render={<Link to="/profile/data" />}>
                {t('delete.takeAction')}
              </LinkButton>
            }
          />
        </>
      }
    />
  );
}

/** PRODUCT 12: for premium members. */
function InvisibleOffer({ on }: { on: boolean }) {
  const t = useTranslations('leaving');
  const { busy, change } = useSwitchInvisible();
  return (
    <Offer
      icon={<IconHide />}
      title={t('delete.invisible')}
      text={t('delete.invisibleText')}
      action={
        on ? (
          <p className="font-medium text-ink-2 text-t14">{t('delete.invisibleOn')}</p>
        ) : (
          <Button variant="outline" busy={busy} onClick={() => change(true)}>
            {t('delete.invisibleAction')}
          </Button>
        )
      }
    />
  );
}
