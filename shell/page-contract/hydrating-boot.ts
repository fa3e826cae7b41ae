/** Attribute of the document (`data-hydrating`) until its page is live: see `base-css.ts` of the design system. */
export const hydratingKey = 'hydrating';

/**
 * Runs in the head before anything is painted. A page that opens at an anchor, or where it was left, needs the true
 * height of everything from the start.
 */
export const hydratingBootScript = `try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')document.documentElement.dataset.${hydratingKey}=''}catch(e){};`;
