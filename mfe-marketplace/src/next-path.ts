const base = 'https://same-site.invalid';

/**
 * Returns where to go after sign-in: the requested path of this site, else `/`. Never another origin, whatever the
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
