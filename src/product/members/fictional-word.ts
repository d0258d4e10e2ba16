import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Site } from '#product/sites/contract.ts';

const textsOf = serverText('members.list');

/** What a site calls a fictional profile, in the reader's language where the site has no word of its own. */
export const fictionalWord = ({ settings }: Pick<Site, 'settings'>, formats: FormatLocale): string =>
  settings.fictional_singular ?? textsOf(formats)('fictional.singular');
