const shape = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d+)?$/;

/**
 * True for what `OVERRIDE_ORIGINS` may hold: an origin with https, or with http of the machine the browser runs on;
 * `:*` stands for any port.
 */
export function isOriginPattern(text: string): boolean {
  const origin = text.replace(/:\*$/, '');
  return shape.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}

/**
 * True when the text is an origin, written as browsers write it, and one of the patterns admits it.
 * @param patterns as in `OVERRIDE_ORIGINS`
 */
export function isAllowedOrigin(origin: string, patterns: readonly string[]): boolean {
  if (origin.endsWith('*') || !isOriginPattern(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return patterns.some((pattern) =>
    pattern.endsWith(':*') ? pattern.slice(0, -2) === `${protocol}//${hostname}` : pattern === origin,
  );
}
