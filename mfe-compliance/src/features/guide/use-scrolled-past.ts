import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/**
 * True once the page is scrolled further than a part of the way to its end.
 * @param part from 0 to 1
 */
export function useScrolledPast(part: number): boolean {
  const read = () => {
    const way = document.documentElement.scrollHeight - window.innerHeight;
    return way > 0 && window.scrollY > part * way;
  };
  return useSyncExternalStore(subscribe, read, () => false);
}
