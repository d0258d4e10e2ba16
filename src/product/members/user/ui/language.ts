import { useTransport } from '#platform/http/transport-context.tsx';
import type { Locale } from '#platform/i18n/locales.ts';
import { saveLanguage } from '#product/accounts/contract.ts';
import { chooseBrowserLanguage } from '#product/sites/contract.ts';
import { useUser } from './user.tsx';

/** Changes the language for this browser and, for members, for good; then a page is loaded in it. */
export function useChooseLanguage(): (language: Locale, next?: string) => Promise<void> {
  const transport = useTransport();
  const user = useUser();
  return async (language, next) => {
    await transport.call(user ? saveLanguage : chooseBrowserLanguage, { language });
    if (next) location.assign(next);
    else location.reload();
  };
}
