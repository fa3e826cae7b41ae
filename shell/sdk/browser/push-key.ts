/**
 * Key under which this browser knows whose news is pushed to it: their id. While it is the signed-in person's, the
 * shell renders slot `session.push` on every page.
 */
export const pushKey = 'counterpart.push';
