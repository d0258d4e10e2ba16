import type { FormatLocale } from '../i18n/format-locale.ts';
import type { Translator } from '../i18n/translate.ts';
import type { MailColours } from './mail-colours.ts';
import type { MailDocument } from './mail-definition.ts';
import type { MailLooks } from './mail-styles.ts';

/** The brand that a mail comes from. */
export interface MailSite {
  name: string;
  origin: string;
  /** Address of the brand's mark, as a picture that every mail program shows. */
  mark: string;
  colours: MailColours;
  /** Who runs it and where: name, street and city in one line. */
  company: string;
  /** The product's own without it. */
  looks?: MailLooks;
}

/** What every mail template gets. `t` reads the `mails` namespace. */
export interface MailProps {
  t: Translator<'mails'>;
  /** What `Intl` is asked with. */
  formats: FormatLocale;
  site: MailSite;
  params: Record<string, string | number>;
  /** Running texts that the mail shows, in the order of its parts. */
  documents?: readonly MailDocument[];
  /** Names of the files that go with it. */
  files?: readonly string[];
}
