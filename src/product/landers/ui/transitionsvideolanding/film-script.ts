/** Listens before React does, which stops presses while it takes the page over. */
export const FILM_SCRIPT = `(function(d){addEventListener("click",function(e){var t=e.target;if(t.name=="film")d.getAnimations().forEach(function(a){if(/^boat-/.test(a.animationName))a.currentTime=t.value*1e3})},true)})(document)`;
