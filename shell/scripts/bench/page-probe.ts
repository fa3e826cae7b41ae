/** Figures that the page itself can measure of a visit. Milliseconds from the start of the navigation. */
export interface PageFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Time at which the header's menu first opened at a key. */
  readonly answers: number;
  readonly layoutShift: number;
  /** Sum of what tasks take beyond 50 ms, from the first paint on. */
  readonly blocked: number;
}

export const probeName = 'counterpartProbe';

/** Milliseconds between two presses, until one has its effect. */
const pressPause = 10;

/**
 * Runs in the page before its own code: watches the paints and shifts, and presses the arrow key on the header's first
 * menu button until it opens. That is what a person waits for, not what a library says of itself. A key, because the
 * page itself keeps early clicks and repeats them later; a script's events end no paint measurement. (No function in it
 * has a name: what runs TypeScript here would mark the name with a helper that the page does not have.)
 */
export function probe({ name, pause }: { readonly name: string; readonly pause: number }): void {
  const figures = { largestPaint: 0, answers: 0, layoutShift: 0, tasks: [] as { start: number; duration: number }[] };
  (globalThis as unknown as Record<string, unknown>)[name] = figures;
  // What is prefetched for later pages, when all is done, belongs to none of these figures; who saves data is spared
  // it.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  const seen: [type: string, see: (entry: PerformanceEntry) => void][] = [
    ['largest-contentful-paint', ({ startTime }) => (figures.largestPaint = Math.max(figures.largestPaint, startTime))],
    ['layout-shift', (entry) => (figures.layoutShift += (entry as PerformanceEntry & { value: number }).value)],
    ['longtask', ({ startTime, duration }) => figures.tasks.push({ start: startTime, duration })],
  ];
  for (const [type, see] of seen)
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLButtonElement>('header button[aria-expanded]');
    if (!button) return;
    if (button.getAttribute('aria-expanded') !== 'true') {
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
      return;
    }
    figures.answers = performance.now();
    clearInterval(timer);
    button.click();
  }, pause);
}

export const probeOptions = { name: probeName, pause: pressPause } as const;

/** Reads what the probe saw; runs in the page. */
export function readProbe(name: string): PageFigures {
  const seen = (
    globalThis as unknown as Record<
      string,
      { largestPaint: number; answers: number; layoutShift: number; tasks: { start: number; duration: number }[] }
    >
  )[name];
  if (!seen) throw new Error('The page was not watched.');
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const late = seen.tasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    firstPaint,
    largestPaint: seen.largestPaint,
    answers: seen.answers,
    layoutShift: seen.layoutShift,
    blocked: late.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}
