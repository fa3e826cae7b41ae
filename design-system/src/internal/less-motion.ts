import { isMedia, useMedia } from './media-query';

const query = '(prefers-reduced-motion: reduce)';

/** True when the visitor's system asks for less motion. For effects and handlers. */
export const wantsLessMotion = (): boolean => isMedia(query);

/** True when the visitor's system asks for less motion; false on the server. */
export const useLessMotion = (): boolean => useMedia(query);
