/**
 * A link for the website a professional gave: http(s) only, so that no `javascript:` URL ever becomes one. Null for
 * anything else.
 */
export function websiteLink(website: string | null): { readonly href: string; readonly text: string } | null {
  if (!website) return null;
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    // As it is stored: a browser would write umlauts as xn--….
    const host = /^https?:\/\/([^/?#]+)/i.exec(website)?.[1] ?? url.host;
    return { href: url.href, text: `${host.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}` };
  } catch {
    return null;
  }
}
