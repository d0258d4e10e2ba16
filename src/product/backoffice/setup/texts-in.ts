import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';

const SECTIONS = {
  'backoffice.setup': serverText('backoffice.setup'),
  'backoffice.companies': serverText('backoffice.companies'),
  'backoffice.providers': serverText('backoffice.providers'),
  errors: serverText('errors'),
};

type Spoken = { [Name in keyof typeof SECTIONS]: ReturnType<(typeof SECTIONS)[Name]> };

export interface SetupTexts {
  <Name extends keyof Spoken>(section: Name): Spoken[Name];
  readonly formats: FormatLocale;
}

export function textsIn(formats: FormatLocale): SetupTexts {
  const spoken: Spoken = {
    'backoffice.setup': SECTIONS['backoffice.setup'](formats),
    'backoffice.companies': SECTIONS['backoffice.companies'](formats),
    'backoffice.providers': SECTIONS['backoffice.providers'](formats),
    errors: SECTIONS.errors(formats),
  };
  return Object.assign(<Name extends keyof Spoken>(section: Name): Spoken[Name] => spoken[section], { formats });
}
