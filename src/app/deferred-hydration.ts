/** Of the browser's storage: since when the visitor has said to be of age. */
const ENTRY_KEY = 'entry-warning-seen-at';

/**
 * Stands at the end of a page that is read before anything of the application is loaded: the first touch, key or focus in it
 * loads the application, which takes the page over. A form that is sent before that
 * is sent again when the application has taken it over (`data-taken`); where nothing
 * can be loaded, the browser sends it by itself. A warning that the page carries (`data-warning`) lies over it until its
 * visitor has decided. All is heard on the window, first of all: what the application does not have yet it stops at the
 * document, so that a press on the warning's button would be lost while the page is taken over.
 */
export const DEFERRED_HYDRATION_SCRIPT = `(function(d){var h=d.documentElement,w=d.querySelector("[data-warning]"),k="${ENTRY_KEY}",begun,waiting,failed;
function begin(){if(begun)return;begun=1;h.dataset.styles.split(" ").forEach(function(u){var l=d.createElement("link");l.rel="stylesheet";l.href=u;d.head.append(l)});import(h.dataset.entry).catch(function(){failed=1})}
function again(){if(!failed&&!taken(waiting[0]))return setTimeout(again,30);waiting[0].requestSubmit(waiting[1])}
function taken(f){return "taken" in f.dataset}
function open(){if(localStorage.getItem(k))return 1;w.showModal();w.querySelector("div").focus()}
if(w&&!open()){w.oncancel=w.onkeydown=function(e){if(!e.key||e.key=="Escape")e.preventDefault()};w.onclose=open;addEventListener("click",function(e){if(e.target.closest("[data-warning] button")){localStorage.setItem(k,new Date().toISOString());w.close()}},true)}
["pointerdown","keydown","focusin"].forEach(function(n){addEventListener(n,begin,{capture:true,passive:true})});
addEventListener("submit",function(e){if(failed||taken(e.target))return;e.preventDefault();if(!waiting){waiting=[e.target,e.submitter];again()}begin()},true)})(document)`;
