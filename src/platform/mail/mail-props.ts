import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translate.ts';

/** What every mail template gets. `t` reads the `mails` namespace. */
export interface MailProps {
  t: Translator<'mails'>;
  locale: Locale;
  site: { name: string; origin: string };
  params: Record<string, string | number>;
}
