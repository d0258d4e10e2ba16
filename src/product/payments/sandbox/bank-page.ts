import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { actionsIn, CARDS, DELIVERIES, SANDBOX_CARDS, type SandboxAction } from './policy.ts';
import type { SandboxPaymentRow } from './queries.ts';

const texts = serverText('payments.purchase');

/** In a look that nobody takes for the shop's. */
export function bankPage(payment: SandboxPaymentRow, formats: FormatLocale): string {
  const t = texts(formats);
  const amount = formatMoney(payment, formats);
  const actions = actionsIn(payment);
  const button = (action: SandboxAction) =>
    `<button name="action" value="${action}" class="${action}">${escaped(t(`sandbox.${action}`, { amount }))}</button>`;
  const choice = (name: string, value: string, label: string, checked: boolean) =>
    `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}> ${escaped(label)}</label>`;
  const cards = SANDBOX_CARDS.map((card, at) =>
    choice('card', card, t(`sandbox.card.${card}`, { last4: CARDS[card].last4 }), at === 0),
  );
  const deliveries = DELIVERIES.map((way, at) => choice('delivery', way, t(`sandbox.delivery.${way}`), at === 0));
  const asksCard = payment.status === 'open' && payment.store && payment.method === 'card';
  const fields = `${asksCard ? `<fieldset><legend>${escaped(t('sandbox.cards'))}</legend>${cards.join('')}</fieldset>` : ''}
    <details><summary>${escaped(t('sandbox.deliveries'))}</summary><fieldset>${deliveries.join('')}</fieldset></details>`;
  const state = payment.dispute
    ? t(`sandbox.status.dispute_${payment.dispute}`)
    : t(`sandbox.status.${payment.refunded > 0 ? 'refunded' : payment.status}`);
  return page(
    formats,
    `<p class="state">${escaped(state)}</p>
    <p class="amount">${escaped(amount)}</p>
    <dl>
      <div><dt>${escaped(t('sandbox.for'))}</dt><dd>${escaped(payment.description)}</dd></div>
      <div><dt>${escaped(t('sandbox.reference'))}</dt><dd>${escaped(payment.reference.slice(0, 15))}</dd></div>
    </dl>
    ${
      actions.length
        ? `${payment.status === 'open' || payment.status === 'pending' ? `<p class="ask">${escaped(t('sandbox.ask'))}</p>` : ''}<form method="post">${fields}${actions.map(button).join('')}</form>`
        : ''
    }
    <p><a href="${escaped(payment.return_url)}">${escaped(t('sandbox.back'))}</a></p>`,
  );
}

export function unknownPaymentPage(formats: FormatLocale): string {
  return page(formats, `<p class="ask">${escaped(texts(formats)('sandbox.unknown'))}</p>`);
}

function page(formats: FormatLocale, body: string): string {
  const t = texts(formats);
  const name = escaped(t('sandbox.name'));
  return `<!doctype html><html lang="${formats}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title><style>${STYLE}</style></head>
  <body><main><header><h1>${name}</h1><p>${escaped(t('sandbox.notice'))}</p></header><section>${body}</section></main></body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Word for word what stands in the page: its policy names the hash. */
export const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:#0d3b36;color:#10201e;font:16px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;display:grid;place-items:center;padding:20px}
main{width:100%;max-width:460px;background:#f4f8f2;border:2px solid #06211e}
header{padding:34px 24px 16px;border-bottom:2px solid #06211e;background:repeating-linear-gradient(135deg,#f2c230 0 14px,#10201e 14px 28px) top/100% 14px no-repeat,#d9e8da}
h1{font-size:22px;line-height:1.2;text-transform:uppercase;letter-spacing:.06em}
header p{font-size:14px;margin-top:6px}
section{padding:20px 24px 26px}
.state{display:inline-block;border:1px solid #06211e;padding:2px 10px;font-size:13px;text-transform:uppercase;letter-spacing:.06em}
.amount{font-size:40px;line-height:1.2;font-weight:700;margin:14px 0 12px}
dl{border-top:1px dashed #5b7a72;font-size:14px}
dl div{display:flex;justify-content:space-between;gap:20px;padding:8px 0;border-bottom:1px dashed #5b7a72}
dd{text-align:end;overflow-wrap:anywhere}
.ask{margin:18px 0 12px}
form{display:grid;gap:10px;margin:18px 0}
fieldset{border:1px dashed #5b7a72;padding:8px 12px;display:grid;gap:4px;font-size:14px}
label{display:flex;gap:10px;align-items:baseline;padding:6px 0;cursor:pointer}
input{accent-color:#0d6b5c;flex:none;inline-size:18px;block-size:18px;margin:0;transform:translateY(3px)}
legend{padding:0 6px}
details fieldset{margin-top:8px}
summary{cursor:pointer;font-size:14px;padding:4px 0}
button{min-height:48px;padding:8px 16px;border:2px solid #06211e;border-radius:0;background:#fff;color:#10201e;font:inherit;font-weight:700;cursor:pointer}
button:hover{background:#d9e8da}
.pay,.settle{background:#0d6b5c;color:#fff}
.pay:hover,.settle:hover{background:#0a5549}
a{color:#0a5549;font-weight:700;display:inline-block;padding:6px 0}
button:focus-visible,a:focus-visible,summary:focus-visible,input:focus-visible{outline:3px solid #f2c230;outline-offset:2px}
`;
