/** A card that is pushed 90 px aside, or 30 px quickly, is answered; only the card's own radio buttons are checked. */
export const CARDS_SCRIPT = `(function(d){var held;
function on(n,f){d.addEventListener(n,f)}
function top(){return[].find.call(d.querySelectorAll("[data-cards] fieldset.card"),function(c){return!c.querySelector(":checked")})}
function answer(c,yes){c.querySelector(yes?"[value=yes]":"[value=no]").click()}
function lean(x){var k=held.card.parentNode;k.style.setProperty("--x",x);k.dataset.lean=x>24?"yes":x<-24?"no":""}
function letGo(e){if(!held||e.pointerId!==held.id)return;var h=held,x=e.clientX-h.x,far=Math.abs(x);lean(0);held=0;h.card.removeAttribute("data-held");if(e.type=="pointerup"&&(far>90||far>30&&far/(e.timeStamp-h.at)>.5))answer(h.card,x>0)}
on("pointerdown",function(e){var b=e.target.closest("[data-cards] .box");if(!b||held||e.button||b.parentNode!==top())return;held={card:b.parentNode,id:e.pointerId,x:e.clientX,at:e.timeStamp};held.card.setAttribute("data-held","");b.setPointerCapture(held.id)});
on("pointermove",function(e){if(held&&e.pointerId===held.id)lean(e.clientX-held.x)});
on("pointerup",letGo);on("pointercancel",letGo);
on("keydown",function(e){var c=top(),k=e.key;if(!c||k!=="ArrowLeft"&&k!=="ArrowRight"||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||d.querySelector("dialog[open]"))return;e.preventDefault();answer(c,k==="ArrowRight")});
on("change",function(e){var c=e.target.closest("[data-cards] fieldset.card"),n=top();if(!c)return;n=n?n.querySelector("[value="+e.target.value+"]"):c.parentNode.querySelector("h2");n.focus({preventScroll:true})})})(document)`;
