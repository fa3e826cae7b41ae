/** Web vitals by their names in reports: largest paint and slowest answer in milliseconds, and layout shift. */
export type Vitals = Partial<Record<'paint' | 'input' | 'shift', number>>;

/** A tab that cannot measure works all the same. */
const ignore = () => undefined;

/** Observes the web vitals of the page that was loaded: each value may still get worse. */
export function observeVitals(onValue: (name: keyof Vitals, value: number) => void): void {
  void import('web-vitals').then(({ onCLS, onINP, onLCP }) => {
    const all = { reportAllChanges: true };
    onLCP(({ value }) => onValue('paint', value), all);
    onINP(({ value }) => onValue('input', value), all);
    onCLS(({ value }) => onValue('shift', value), all);
  }, ignore);
}
