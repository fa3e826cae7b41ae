/** Global variable that holds what people did with a page before its code was there. */
export const earlyEventsGlobal = 'counterpartEarly';

export interface EarlyEvents {
  /** Buttons that were pressed, in order. */
  readonly pressed: readonly HTMLElement[];
  /** Stops listening. */
  readonly stop: () => void;
}

/**
 * Runs in the head of every page: keeps presses of buttons until the page is live, and keeps forms from being sent the
 * browser's own way, which would put what was typed into the URL.
 */
export const earlyEventsScript = `(function(d){var p=[],c=function(e){var b=e.target.closest&&e.target.closest('button');if(b)p.push(b)},s=function(e){e.preventDefault()};d.addEventListener('click',c,true);d.addEventListener('submit',s,true);self.${earlyEventsGlobal}={pressed:p,stop:function(){d.removeEventListener('click',c,true);d.removeEventListener('submit',s,true)}}})(document);`;
