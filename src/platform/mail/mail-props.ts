import type { CompiledMessage } from 'icu-minify/format';
import type { FormatLocale } from '../i18n/format-locale.ts';
import type { Translator } from '../i18n/translate.ts';
import type { MailColours } from './mail-colours.ts';
import type { MailDocument } from './mail-definition.ts';
import type { MailLooks } from './mail-styles.ts';

export interface MailSite {
  name: string;
  origin: string;
  mark: string;
  colours: MailColours;
  company: string;
  /** The product's own without it. */
  looks?: MailLooks;
}

export interface MailProps {
  t: Translator<'mails'>;
  formats: FormatLocale;
  site: MailSite;
  params: Record<string, string | number>;
  documents?: readonly MailDocument[];
  files?: readonly string[];
}

export interface MailToRender extends Omit<MailProps, 't'> {
  own?: ReadonlyMap<string, CompiledMessage>;
}

export interface WordsOfMail {
  subject: string;
  html: string;
  text: string;
}

export type MailRenderer = (template: string, mail: MailToRender) => Promise<WordsOfMail>;
