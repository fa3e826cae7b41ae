import { useEffect, useState } from 'react';

const step = 20_000;

/** The time of this device, three times a minute; 0 until the page is in a browser. */
export function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
