import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Site } from '#product/sites/contract.ts';

const textsOf = serverText('members.list');

export const fictionalWord = ({ settings }: Pick<Site, 'settings'>, formats: FormatLocale): string =>
  settings.fictional_singular ?? textsOf(formats)('fictional.singular');
