import { useEffect, useRef, useState, type RefObject } from 'react';

/** As wide as a column of a dashboard; until the element is measured, and where nothing is laid out. */
const usualWidth = 560;

/** The width of an element in CSS pixels, followed as it changes. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
