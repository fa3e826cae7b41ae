// The order matters: Edge, Opera and Samsung's browser call themselves Chrome too, and Chrome calls itself Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (userAgent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Describes a device so that a person recognizes it: 'Chrome on Windows'. Only as true as the browser's own claims. */
export function describeBrowser(userAgent: string | null): string {
  const browser = nameIn(userAgent ?? '', browsers) ?? 'Unknown browser';
  const system = nameIn(userAgent ?? '', systems);
  return system ? `${browser} on ${system}` : browser;
}
