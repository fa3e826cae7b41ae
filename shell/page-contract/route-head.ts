import { isolated } from '@counterpart/api/contract';
import type { RouteHead } from '../sdk/areas/manifest';

/** A picture of a page, as networks show it beside a link. */
export interface HeadImage {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Title and meta of a page with every template filled. */
export interface FilledHead {
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly type: 'website' | 'article' | 'profile';
  readonly noindex: boolean;
  /** Large picture for networks, by its path on this site. */
  readonly image?: HeadImage;
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
  /** JSON-LD of what the page's data are about; `{origin}` is still in it. */
  readonly structuredData?: readonly object[];
}

const usualName = 'Counterpart';
const descriptionLength = 160;

/** Head of a URL that no area owns. */
export const notFoundHead = (siteName: string): FilledHead => ({
  title: `404 Page Not Found | ${siteName}`,
  description: null,
  canonical: null,
  type: 'website',
  noindex: true,
});

/** Head of a page that says that its visitor may not see it. */
export const deniedHead = (siteName: string): FilledHead => ({
  ...notFoundHead(siteName),
  title: `Access Denied | ${siteName}`,
});

/** Head of every URL while no area is known. */
export const unavailableHead = (siteName: string): FilledHead => ({
  ...notFoundHead(siteName),
  title: `Not available right now | ${siteName}`,
});

/**
 * Fills a route's head from its data and, for `{site.name}`, the site's name.
 * A template with a value that is not known yet gives the fallback title, or
 * nothing.
 * @param data the route's first responses by name
 * @param siteName ends the title too
 */
export function fillHead(head: RouteHead, data: Readonly<Record<string, unknown>>, siteName = usualName): FilledHead {
  const named = { ...data, site: { name: siteName } };
  const image = head.image && fillImage(head.image, named);
  const title = fillTemplate(head.title, named) ?? head.fallbackTitle;
  const description = head.description ? fillTemplate(head.description, named) : null;
  return {
    title: title ? isolated(`${title} | ${siteName}`) : siteName,
    description: description ? shorten(description) : null,
    canonical: head.canonical ? fillTemplate(head.canonical, named) : null,
    type: head.type ?? 'website',
    noindex: head.noindex ?? (head.noindexIf !== undefined && valueAt(head.noindexIf, data) === true),
    ...(image && { image }),
    ...(head.feeds && {
      feeds: head.feeds.map((feed) => ({ ...feed, title: fillTemplate(feed.title, named) ?? siteName })),
    }),
    ...(head.structuredData && { structuredData: fillStructuredData(head.structuredData, named) }),
  };
}

/** A picture that is not on this site, or not known, is none. */
function fillImage(image: HeadImage, data: Readonly<Record<string, unknown>>): HeadImage | null {
  const path = fillTemplate(image.path, data);
  const alt = fillTemplate(image.alt, data);
  return path && alt && /^\/(?!\/)/.test(path) ? { ...image, path, alt } : null;
}

/** A template with `{name.field}` filled; `null` when a value is missing. */
function fillTemplate(template: string, data: Readonly<Record<string, unknown>>): string | null {
  const missing: string[] = [];
  const text = template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = valueAt(path, data);
    if (value === undefined || value === null || value === '') missing.push(path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
  return missing.length === 0 ? text : null;
}

/** Reads what stands at a path of field names, 'professional.professions'; undefined when nothing does. */
export const valueAt = (path: string, data: Readonly<Record<string, unknown>>): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), data);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shorten(text: string): string {
  return Array.from(text).slice(0, descriptionLength).join('');
}

/**
 * JSON-LD with its templates filled. A property without a value is left out, and so is a part that has no name of its
 * own left.
 */
function fillStructuredData(templates: readonly object[], data: Readonly<Record<string, unknown>>): object[] {
  const named = { ...data, origin: '{origin}' };
  return templates.flatMap((template) => {
    const filled = fillValue(template, named);
    // A page whose data are not there describes nothing.
    return isRecord(filled) && (filled['headline'] ?? filled['name'] ?? filled['itemListElement']) ? [filled] : [];
  });
}

function fillValue(value: unknown, data: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') return fillTemplate(value, data) ?? undefined;
  if (Array.isArray(value)) {
    // A list is whole or not there: a step of a path without its name leads nowhere.
    const items = value.map((item: unknown) => (isWhole(item, data) ? fillValue(item, data) : undefined));
    return items.includes(undefined) ? undefined : items;
  }
  if (!isRecord(value)) return value;
  const properties = Object.entries(value).map(([name, inner]) => [name, fillValue(inner, data)] as const);
  const known = properties.filter(([, inner]) => inner !== undefined);
  // '@type' alone says nothing.
  return known.every(([name]) => name.startsWith('@')) ? undefined : Object.fromEntries(known);
}

function isWhole(value: unknown, data: Readonly<Record<string, unknown>>): boolean {
  return !isRecord(value) || Object.values(value).every((inner) => fillValue(inner, data) !== undefined);
}
