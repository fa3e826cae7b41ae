/** Milliseconds that loading an area may take before its card is shown; later success still replaces the card. */
export const areaLoadLimit = 2900;
/** Milliseconds without an answer after which the release before is loaded too: whichever arrives first is used. */
export const releasePatience = 1500;
/** Failures in a row after which navigation stops trying by itself. */
export const circuitThreshold = 3;
/** Milliseconds that an open circuit waits before navigation may try again. 'Try Again' always may. */
export const circuitPause = 10_000;
/** Milliseconds before a slot whose filler could not be loaded retries; twice as long each time, up to the longest. */
export const slotRetries = { first: 5_000, longest: 60_000 };
