export const CHAT_LIST_STYLE = `.kept{max-width:calc(42rem + 2*var(--gutter));margin:0 auto;padding:var(--s6) var(--gutter) var(--s16)}
.kept h1{font:480 var(--t-28)/var(--lh-head) var(--headline);margin:0 0 var(--s2);overflow-wrap:anywhere}
.kept p{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
.kept small,.kept time{color:var(--ink-2);font-size:var(--t-13)}
.kept nav a{display:inline-flex;align-items:center;min-height:var(--hit);color:var(--primary);font-weight:600}
.kept ul,.kept ol{list-style:none;margin:var(--s4) 0 0;padding:0}
.kept ul a{display:block;padding:var(--s3) 0;border-top:1px solid var(--line);color:inherit;text-decoration:none}
.kept ul p{color:var(--ink-2);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.kept li{max-width:100%}
.kept ol{display:flex;flex-direction:column;gap:var(--s2)}
.kept ol li{align-self:flex-start;max-width:80%;padding:var(--s2) var(--s4);border-radius:var(--r-m);background:var(--surface);border:1px solid var(--line)}
.kept ol li[data-mine]{align-self:flex-end;background:var(--primary-tint)}`;
