import { readFileSync } from 'node:fs';
import { inlineHash } from '#platform/http/inline-hash.ts';
import { STEPS, type StepName } from '../steps.ts';
import type { SetupTexts } from '../texts-in.ts';
import { escaped } from './input.ts';

const TOKENS = readFileSync(new URL('../../../../design/tokens.css', import.meta.url), 'utf8');

/** Word for word what stands in the page: its policy names the hash. */
const STYLE = `${TOKENS}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--paper);color:var(--ink);font:1rem/1.5 var(--sans);padding:var(--s6) var(--gutter) var(--s16)}
main{max-width:560px;margin:0 auto;display:grid;gap:var(--s5)}
h1{font:var(--headline-weight) var(--t-28)/1.2 var(--headline);letter-spacing:var(--track-head)}
h2{font-size:var(--t-16);font-weight:600}
ol.steps{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:var(--s1) var(--s3);font-size:var(--t-13);color:var(--ink-2)}
ol.steps [aria-current]{color:var(--primary);font-weight:600}
ol.steps a{color:inherit;display:inline-block;min-height:24px}
form,fieldset{display:grid;gap:var(--s4);border:0;padding:0;min-width:0}
.pair{display:grid;gap:var(--s3);grid-template-columns:1fr 1fr}
.field{display:grid;gap:4px;min-width:0}
label{font-size:var(--t-14);font-weight:560}
label.check{display:flex;gap:var(--s3);align-items:center;min-height:44px}
label.check input{inline-size:24px;block-size:24px;flex:none;min-height:0;accent-color:var(--primary-fill)}
input,select{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line-2);border-radius:var(--r-s);background:var(--surface);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--danger)}
.hint,.note{font-size:var(--t-14);color:var(--ink-2)}
.wrong{font-size:var(--t-14);color:var(--danger)}
.found{border:1px solid var(--secondary-line);background:var(--secondary-tint);color:var(--secondary-ink);border-radius:var(--r-s);padding:var(--s3) var(--s4);display:grid;gap:var(--s2)}
.test{color:var(--danger);font-weight:600}
.buttons{display:flex;flex-wrap:wrap;gap:var(--s3)}
button,.button{min-height:48px;padding:10px 22px;border:1px solid transparent;border-radius:var(--r-button);background:var(--primary-fill);color:var(--on-primary);font:inherit;font-weight:600;cursor:pointer;text-decoration:none;display:inline-block}
button:hover,.button:hover{background:var(--primary-hover)}
button.quiet{background:var(--surface);color:var(--ink);border-color:var(--line-2)}
button.quiet:hover{background:var(--surface-2)}
code,.codes{font:1rem/1.7 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.codes{columns:2;list-style:none;padding:var(--s4);border:1px solid var(--line);border-radius:var(--r-s);background:var(--surface)}
.qr{width:min(240px,100%);background:#fff;border-radius:var(--r-s);padding:8px}
dl{display:grid;gap:var(--s2);font-size:var(--t-14)}
dl div{display:flex;justify-content:space-between;gap:var(--s5);padding:var(--s2) 0;border-bottom:1px solid var(--line)}
dt{color:var(--ink-2)}
dd{text-align:end;overflow-wrap:anywhere}
a{color:var(--primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
@media (max-width:420px){.codes{columns:1}}
`;

/** Nothing of it is kept, and no address that it leads to learns where it is. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src ${inlineHash(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

interface Framed {
  texts: SetupTexts;
  heading: string;
  steps?: { all: readonly StepName[]; shown: StepName; next: StepName };
  body: string;
}

export function framePage({ texts, heading, steps, body }: Framed): string {
  const title = texts('backoffice.setup')('title');
  return `<!doctype html><html lang="${texts.formats}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(`${heading} · ${title}`)}</title><style>${STYLE}</style></head><body><main>${
    steps ? listOf(texts, steps) : ''
  }<h1>${escaped(heading)}</h1>${body}</main></body></html>`;
}

function listOf(texts: SetupTexts, { all, shown, next }: NonNullable<Framed['steps']>): string {
  const reached = STEPS.indexOf(next);
  const items = all.map((step, at) => {
    const name = `${at + 1}. ${escaped(texts('backoffice.setup')(`steps.${step}`))}`;
    if (step === shown) return `<li aria-current="step">${name}</li>`;
    return STEPS.indexOf(step) <= reached ? `<li><a href="/setup?step=${step}">${name}</a></li>` : `<li>${name}</li>`;
  });
  return `<nav aria-label="${escaped(texts('backoffice.setup')('title'))}"><ol class="steps">${items.join('')}</ol></nav>`;
}
