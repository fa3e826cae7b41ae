import { useState } from 'react';

/** The time this component was first rendered, in milliseconds since 1970: ages do not jump while a page is read. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
