/** Global variable that holds what people did with a page before its code was there. */
export const earlyEventsGlobal = 'counterpartEarly';

export interface EarlyEvents {
  /** Events that React would have heard, in order. */
  readonly events: readonly Event[];
  /** Stops listening. */
  readonly stop: () => void;
}

/** Types of the events that are noted. What was typed is in the fields. */
const types = ['click', 'keydown', 'submit'];

/**
 * Runs in the head of every page: notes events until the page is live, and keeps browsers from sending forms, which
 * would put what was typed into the URL.
 */
export const earlyEventsScript = `(function(d){var n=[],t=${JSON.stringify(types)},h=function(e){n.push(e);if(e.type==='submit')e.preventDefault()};t.forEach(function(y){d.addEventListener(y,h,true)});self.${earlyEventsGlobal}={events:n,stop:function(){t.forEach(function(y){d.removeEventListener(y,h,true)})}}})(document);`;
