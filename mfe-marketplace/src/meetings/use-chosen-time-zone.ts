import { useTimeZone } from '@counterpart/shell/sdk';
import { useState } from 'react';

/** The visitor's time zone, until they choose another one. */
export function useChosenTimeZone(): readonly [string, (timeZone: string) => void] {
  const own = useTimeZone();
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? own, choose];
}
