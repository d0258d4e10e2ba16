import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TransportProvider } from '#platform/http/transport-context.tsx';
import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { IntlProvider } from '#platform/i18n/intl.tsx';
import { SettingsProvider, settingsQuery } from '#product/sites/ui/settings.tsx';
import { startTestApp } from '#tests/harness.ts';
import { FictionalLabel } from './fictional-label.tsx';

const product = await startTestApp();
const { settings } = (await product.app.inject('/api/settings.php')).json();
const messages = readCatalogue('en');
const transport = {
  get: () => Promise.reject(new Error('asks nothing')),
  call: () => Promise.reject(new Error('asks nothing')),
};

function shown(change: { fictional_icon?: string; fictional_singular?: string }): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsQuery(transport).queryKey, { settings: { ...settings, ...change } });
  return renderToString(
    <IntlProvider formats={formatLocaleOf('en', 'NL')} messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient}>
        <TransportProvider transport={transport}>
          <SettingsProvider>
            <FictionalLabel fictional />
          </SettingsProvider>
        </TransportProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

test('a fictional profile carries the site’s word and icon, else the usual ones', () => {
  expect(shown({})).toContain('Fictional');
  expect(shown({})).toContain('#masks');
  const own = shown({ fictional_singular: 'House host', fictional_icon: 'sparkles' });
  expect(own).toContain('House host');
  expect(own).toContain('#premium');
  expect(own).not.toContain('Fictional');
});
