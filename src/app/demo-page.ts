import type { FastifyReply } from 'fastify';
import { escapeHtml } from '#platform/http/escape-html.ts';

export function sendDemoPage(reply: FastifyReply, title: string, body: string, css = ''): FastifyReply {
  const style = STYLE + css;
  reply.allowStyle(style);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style>`;
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en">${head}<main><h1>${escapeHtml(title)}</h1>${body}</main></html>`);
}

const STYLE =
  ':root{color-scheme:light dark;--ink:#2a2420;--ink-2:#6e665f;--paper:#fbf9f6;--surface:#fff;--line:#ddd;--link:#2348a8}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#f0ebe4;--ink-2:#b5aca2;--paper:#15120f;--surface:#211d19;--line:#433c35;--link:#9db8ff}}' +
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}' +
  'h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}li{margin:.75rem 0}a{color:var(--link)}small{color:var(--ink-2)}' +
  'td,th{padding:.4rem .8rem .4rem 0;text-align:start;border-bottom:1px solid var(--line);vertical-align:top}';
