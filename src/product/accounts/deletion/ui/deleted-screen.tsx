import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scene } from '#design/art/scene.tsx';
import { LinkButton } from '#design/button.tsx';
import { IconMail } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { type DeletedReply, mailReactivation } from '../contract.ts';

const darkHouse = () => import('#design/art/dark-house.tsx').then((module) => module.DarkHouse);

const LINK = 'font-semibold text-primary hover:underline';

export function DeletedScreen({ deleted }: DeletedReply) {
  const t = useTranslations('accounts.leaving');
  const format = useFormatter();
  const transport = useTransport();
  const { mutate, isPending } = useMutation({
    mutationFn: () => transport.call(mailReactivation, {}),
    onSuccess: () => toast({ tone: 'success', title: t('deleted.sent') }),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('deleted.failed') }),
  });
  return (
    <PageContainer width="narrow" className="grow py-6 s:py-8">
      <Scene load={darkHouse} className="aspect-[358/224]" />
      <h1 className="display mt-7 text-t40">{t('deleted.headline')}</h1>
      <p className="mt-2 max-w-[60ch] break-words text-ink-2">
        {deleted
          ? t('deleted.until', {
              date: format.dateTime(new Date(deleted.until), { day: 'numeric', month: 'long' }),
              email: deleted.email,
            })
          : t('deleted.unknown')}
      </p>
      <p className="mt-6 flex items-start gap-3 rounded-card bg-surface-2 px-4 py-3.5">
        <IconMail className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          {deleted
            ? t.rich('deleted.noMail', {
                again: (words) => (
                  <button type="button" className={LINK} aria-busy={isPending} onClick={() => !isPending && mutate()}>
                    {words}
                  </button>
                ),
              })
            : t.rich('deleted.spam', {
                login: (words) => (
                  <Link to="/login" className={LINK}>
                    {words}
                  </Link>
                ),
              })}
        </span>
      </p>
      <LinkButton variant="outline" wide size="l" className="mt-5" render={<Link to="/" />}>
        {t('deleted.home')}
      </LinkButton>
      <p className="mt-5 text-center text-ink-2 text-t14">{t('deleted.thanks')}</p>
    </PageContainer>
  );
}
