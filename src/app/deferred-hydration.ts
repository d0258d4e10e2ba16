const ENTRY_KEY = 'entry-warning-seen-at';

/** Heard on the window: the application stops at the document what it does not have yet, and it would be lost. */
export const DEFERRED_HYDRATION_SCRIPT = `(function(d){var h=d.documentElement,w=d.querySelector("[data-warning]"),k="${ENTRY_KEY}",begun,waiting,failed;
function begin(){if(begun)return;begun=1;h.dataset.styles.split(" ").forEach(function(u){var l=d.createElement("link");l.rel="stylesheet";l.href=u;d.head.append(l)});import(h.dataset.entry).catch(function(){failed=1})}
function again(){if(!failed&&!taken(waiting[0]))return setTimeout(again,30);waiting[0].requestSubmit(waiting[1])}
function taken(f){return "taken" in f.dataset}
function open(){if(localStorage.getItem(k))return 1;w.showModal();w.querySelector("div").focus()}
if(w&&!open()){w.oncancel=w.onkeydown=function(e){if(!e.key||e.key=="Escape")e.preventDefault()};w.onclose=open;addEventListener("click",function(e){if(e.target.closest("[data-warning] button")){localStorage.setItem(k,new Date().toISOString());w.close()}},true)}
["pointerdown","keydown","focusin"].forEach(function(n){addEventListener(n,begin,{capture:true,passive:true})});
addEventListener("submit",function(e){if(failed||taken(e.target))return;e.preventDefault();if(!waiting){waiting=[e.target,e.submitter];again()}begin()},true)})(document)`;
