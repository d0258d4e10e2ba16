import { PROVIDERS } from '#app/payment-providers.ts';

/** Which provider takes what, from where and how much, as a page of Markdown. */
export function methodsPage(): string {
  const lines = PROVIDERS.flatMap(({ name, offers }) =>
    offers.map(
      ({ method, countries, currencies, least, most, storable, refundDays, onRequest }) =>
        `| ${[
          name,
          method + (onRequest ? ' (on request)' : ''),
          countries?.join(' ') ?? 'all',
          currencies.length === 10 ? 'all ten' : currencies.join(' '),
          `${least / 100} to ${most / 100}`,
          storable ? 'yes' : 'no',
          refundDays || 'none',
        ].join(' | ')} |`,
    ),
  );
  const head = '| provider | method | countries | currencies | from and to | can be kept | days for refunds |';
  const table = [head, '| --- | --- | --- | --- | --- | --- | --- |', ...lines].join('\n');
  return `# Ways to pay\n\nWritten by \`npm run settings\` from what the providers' folders say.\n\n${table}\n`;
}
