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

/** What a person recognises a device by: 'Chrome on Windows'. Only as true as what the browser says of itself. */
export function describeBrowser(userAgent: string | null): string {
  const browser = nameIn(userAgent ?? '', browsers) ?? 'Unknown browser';
  const system = nameIn(userAgent ?? '', systems);
  return system ? `${browser} on ${system}` : browser;
}
