/**
 * Stands at the end of the film's page and takes it to the month that is pressed (`name="film"`, its value in seconds of the
 * film), before anything of the application is there, and after. A film that is paused stays so. It listens before React
 * does, which stops presses while it takes the page over.
 */
export const FILM_SCRIPT = `(function(d){addEventListener("click",function(e){var t=e.target;if(t.name=="film")d.getAnimations().forEach(function(a){if(/^boat-/.test(a.animationName))a.currentTime=t.value*1e3})},true)})(document)`;
