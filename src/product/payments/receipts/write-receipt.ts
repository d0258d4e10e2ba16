import { escapeHtml } from '#platform/http/escape-html.ts';
import type { ReceiptLook } from './lay-out.ts';
import type { ReceiptFacts } from './policy.ts';
import { receiptText } from './receipt-text.ts';

export interface ReceiptPage {
  readonly html: string;
  readonly style: string;
}

/** @param pdf its address. */
export function writeReceipt(facts: ReceiptFacts, look: ReceiptLook, pdf: string): ReceiptPage {
  const { title, brand, facts: about, parties, lines, sums, total, note, contact } = receiptText(facts);
  const rows = (pairs: readonly (readonly [string, string])[]) =>
    pairs
      .map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
      .join('');
  const mark = look.mark
    .map(({ path, colour }) => `<path d="${escapeHtml(path)}" fill="${escapeHtml(colour)}"/>`)
    .join('');
  const style = styleOf(look);
  const html = `<!doctype html><html lang="${escapeHtml(facts.formats)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} ${facts.number}`)}</title><style>${style}</style></head><body><main>
<header><svg viewBox="0 0 26 30" width="26" height="30" aria-hidden="true">${mark}</svg><strong>${escapeHtml(brand)}</strong><a href="${escapeHtml(pdf)}">PDF</a></header>
<h1>${escapeHtml(title)} <span>${escapeHtml(facts.number)}</span></h1>
<dl>${about.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<div class="parties">${parties.map(({ name, lines: own }) => `<section><h2>${escapeHtml(name)}</h2><p>${own.map(escapeHtml).join('<br>')}</p></section>`).join('')}</div>
<table><tbody>${rows(lines)}</tbody><tfoot>${rows(sums)}${rows([total])}</tfoot></table>
${note === null ? '' : `<p>${escapeHtml(note)}</p>`}<footer>${escapeHtml(contact)}</footer></main></body></html>`;
  return { html, style };
}

const styleOf = ({ ink, quiet, line, primary }: ReceiptLook): string =>
  `:root{color-scheme:light}body{margin:0;background:#fff;color:${ink};font:16px/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}main{box-sizing:border-box;max-width:44rem;margin:0 auto;padding:2rem 1.25rem 3rem}header{display:flex;align-items:center;gap:.75rem}header a{margin-inline-start:auto;display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:.75rem;color:${primary};font-weight:600}h1{margin:1.5rem 0 1rem;font-size:1.6rem;line-height:1.2}h1 span{font-weight:400;white-space:nowrap}h2,dt,footer{color:${quiet};font-size:.875rem;font-weight:400}h2,dl,dd,p{margin:0}dl,.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:1rem}.parties{margin:1.5rem 0;padding-top:1.5rem;border-top:1px solid ${line}}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th{text-align:start;font-weight:400}td{text-align:end;white-space:nowrap;padding-inline-start:1rem}th,td{padding-block:.6rem;border-top:1px solid ${line}}tfoot tr:last-child{font-weight:600;font-size:1.125rem}tfoot tr:last-child th{font-weight:600}table+p{margin-top:1.5rem}footer{margin-top:2.5rem}@media print{header a{display:none}main{padding:0}}`;
