import { Avatar } from '#design/avatar.tsx';
import { IconMoreVertical } from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { logOut } from '#product/accounts/contract.ts';
import { logOutBy } from '#product/accounts/ui/until-log-out.ts';
import type { DeskReply } from '../contract.ts';

export function Leave({ desk: { name, role } }: { desk: DeskReply }) {
  const t = useTranslations('backoffice.frame');
  const transport = useTransport();
  const leave = async () => {
    await logOutBy(() => transport.call(logOut, {}));
    location.assign('/login');
  };
  return (
    <div className="flex items-center gap-2.5 border-line border-t px-3.5 py-3">
      <Avatar name={name} size={32} />
      <p className="min-w-0 flex-1 text-t13 leading-tight">
        <span className="block truncate font-semibold text-t14">{name}</span>
        <span className="block truncate text-ink-2">{t(`roles.${role}`)}</span>
      </p>
      <Menu
        label={name}
        trigger={<IconMoreVertical />}
        items={[
          { label: t('leave'), link: <a href="/">{t('leave')}</a> },
          { label: t('logOut'), onSelect: () => leave() },
        ]}
      />
    </div>
  );
}
