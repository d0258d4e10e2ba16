import type { ReadCall } from '#platform/call.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { CollectedEvidence, DayCount } from './collect-evidence.ts';
import type { DisputeSource } from './queries.ts';

const words = serverText('backoffice.disputes');

type Row = readonly [name: string, value: string | number | null];

/** Times in UTC. */
export function writeEvidence(call: ReadCall, row: DisputeSource, evidence: CollectedEvidence): string {
  const { site, locale } = call;
  const formats = formatLocaleOf(locale, site.settings.country);
  const t = words(formats);
  const { facts, logins, sent, received } = evidence;
  const at = (iso: string | null) => (iso === null ? t('file.none') : `${iso.slice(0, 16).replace('T', ' ')} UTC`);
  const money = (one: { amount: number; currency: string }) => formatMoney(one, formats);
  const title = t('file.title', { payment: `${row.payment_id}` });
  const order: Row[] = [
    [t('file.seller'), `${site.settings.name}, ${site.origin}`],
    [t('file.order'), row.payment_id],
    [t('file.chargeback'), `${row.reference}, ${money({ amount: row.amount, currency: row.currency })}, ${row.reason}`],
    [t('file.ordered'), at(facts.ordered_at)],
    [t('file.paid'), at(facts.paid_at)],
    [t('file.bought'), t('file.credits', { credits: facts.credits })],
    [t('file.price'), money(facts.price)],
    [t('file.method'), `${row.method}, ${row.provider}`],
    [t('file.member'), `${row.account_id} ${row.name}`],
    [
      t('file.countries'),
      [facts.countries.chosen, facts.countries.network ?? '–', facts.countries.card ?? '–'].join(' / '),
    ],
    [t('file.ip'), facts.ip ? `${facts.ip.address}, ${at(facts.ip.at)}` : t('file.notKept')],
    [
      t('file.consent'),
      facts.consent
        ? t('file.consentText', {
            version: facts.consent.version,
            locale: facts.consent.locale,
            at: at(facts.ordered_at),
          })
        : t('file.none'),
    ],
    [t('file.receipt'), facts.receipt ? `${facts.receipt.number}, ${at(facts.receipt.issued_at)}` : t('file.none')],
    [
      t('file.terms'),
      facts.terms
        ? t('file.termsText', { from: facts.terms.from.slice(0, 10), at: at(facts.terms.agreed_at) })
        : t('file.none'),
    ],
    [t('file.withdrawn'), at(facts.withdrawn_at)],
    [t('file.refunded'), money(facts.refunded)],
  ];
  const use: Row[] = [
    [t('file.spent'), facts.spent],
    [t('file.sent'), counted(facts.sent)],
    [t('file.received'), counted(facts.received)],
    [t('file.logins'), counted(facts.logins)],
  ];
  function counted({ count, first, last }: CollectedEvidence['facts']['sent']): string {
    return count === 0 ? '0' : `${count}, ${at(first)} – ${at(last)}`;
  }
  const loginRows = logins.map((one) => [
    ...[at(one.at.toISOString()), at(one.last.toISOString()), one.country ?? '–', one.browser ?? '–'],
  ]);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(t('file.made', { at: at(call.now.toISOString()) }))}</p>`,
    section(t('file.orderHead'), factTable(order)),
    section(t('file.useHead'), `<p>${escapeHtml(t('file.noWords'))}</p>${factTable(use)}`),
    section(
      t('file.daysHead'),
      dayTable(sent, received, [t('file.day'), t('file.sentShort'), t('file.receivedShort')]),
    ),
    section(
      t('file.loginsHead'),
      table([t('file.from'), t('file.until'), t('file.country'), t('file.browser')], loginRows),
    ),
    '</body></html>\n',
  ].join('\n');
}

const section = (title: string, html: string): string => `<section><h2>${escapeHtml(title)}</h2>${html}</section>`;

const factTable = (rows: readonly Row[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(`${value ?? ''}`)}</td></tr>`).join('')}</table>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

function dayTable(sent: readonly DayCount[], received: readonly DayCount[], head: readonly string[]): string {
  const days = [...new Set([...sent, ...received].map(({ day }) => day))].sort();
  const on = (counts: readonly DayCount[], day: string) => `${counts.find((one) => one.day === day)?.count ?? 0}`;
  return table(
    head,
    days.map((day) => [day, on(sent, day), on(received, day)]),
  );
}

const STYLE =
  'body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:14px/1.5 system-ui,sans-serif;color:#111;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top}th{font-weight:600}section{break-inside:auto;margin-block:1.5rem}';
