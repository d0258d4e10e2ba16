import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

const ROLES = ['free', 'premium', 'not_confirmed', 'staff', 'bonus'] as const;

export interface DemoLogin {
  role: (typeof ROLES)[number];
  login: string;
  password: string;
}
export interface DemoLoginsReply {
  logins: DemoLogin[];
}

export function DemoLogins({ logins, onFill }: { logins: DemoLogin[]; onFill: (login: DemoLogin) => void }) {
  const t = useTranslations('accounts.demo');
  return (
    <section aria-labelledby="demo-logins" className="mt-8 rounded-card border border-line-2 border-dashed p-4 s:p-5">
      <h2 id="demo-logins" className="font-semibold">
        {t('title')}
      </h2>
      <p className="text-ink-2 text-t14">{t('text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {logins.map((login) => (
          <li key={login.role} className="flex items-center justify-between gap-3 py-2">
            <span id={`demo-${login.role}`} className="min-w-0">
              <span className="block font-medium text-t14">{t(`roles.${login.role}`)}</span>
              <span className="block truncate text-ink-2 text-t13">{login.login}</span>
            </span>
            <Button
              variant="outline"
              size="s"
              className="shrink-0"
              aria-describedby={`demo-${login.role}`}
              onClick={() => onFill(login)}
            >
              {t('fill')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
