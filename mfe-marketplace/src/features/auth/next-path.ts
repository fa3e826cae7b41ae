const base = 'https://same-site.invalid';

/**
 * Where to go after signing in: the path of this site that was requested, else `/`. Never another origin, whatever the
 * spelling (`//host`, `/\host`, a tab in between): the URL parser decides, as it does for the browser.
 */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/')) return '/';
  try {
    const url = new URL(next, base);
    if (url.origin !== base || url.pathname === '/auth') return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
