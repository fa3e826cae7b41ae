import type { RouteHead } from '../sdk/manifest';

/** Title and meta of a page with every template filled. */
export interface FilledHead {
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly type: 'website' | 'article' | 'profile';
  readonly noindex: boolean;
}

const siteName = 'Counterpart';
const descriptionLength = 160;

/** Head of an address that no area owns. */
export const notFoundHead: FilledHead = {
  title: `404 Page Not Found | ${siteName}`,
  description: null,
  canonical: null,
  type: 'website',
  noindex: true,
};

/** Head of every address while no area is known. */
export const unavailableHead: FilledHead = { ...notFoundHead, title: `Not available right now | ${siteName}` };

/**
 * Fills a route's head from its data. A template with a value that is not known yet gives the fallback title, or nothing.
 * @param data the route's first answers by name
 */
export function fillHead(head: RouteHead, data: Readonly<Record<string, unknown>>): FilledHead {
  const title = fillTemplate(head.title, data) ?? head.fallbackTitle;
  const description = head.description ? fillTemplate(head.description, data) : null;
  return {
    title: title ? `${title} | ${siteName}` : siteName,
    description: description ? shorten(description) : null,
    canonical: head.canonical ? fillTemplate(head.canonical, data) : null,
    type: head.type ?? 'website',
    noindex: head.noindex ?? false,
  };
}

/** A template with `{name.field}` filled; `null` when a value is missing. */
function fillTemplate(template: string, data: Readonly<Record<string, unknown>>): string | null {
  const missing: string[] = [];
  const text = template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), data);
    if (value === undefined || value === null || value === '') missing.push(path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
  return missing.length === 0 ? text : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shorten(text: string): string {
  return Array.from(text).slice(0, descriptionLength).join('');
}
