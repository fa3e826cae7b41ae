/** Values of a query: absent ones (`undefined`, `null`, empty text) are left out; lists are joined with commas. */
export type QueryValues = Readonly<Record<string, string | number | boolean | readonly string[] | undefined | null>>;

/** Parameters of a call whose names the contract has checked where it was made. */
export interface UntypedParams {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues | URLSearchParams;
}

/**
 * The one spelling of an API URL: parameters filled and encoded, query sorted by name, empty values left out.
 * Cache keys are these strings, so the server that answers a route's first data and the page that reads it agree.
 *
 * @param template such as `/api/accountants/{id}`
 * @example apiPath('/api/blog', {}, { limit: 3, category: '' }) // '/api/blog?limit=3'
 */
export function apiPath(
  template: string,
  path: Record<string, string | number> = {},
  query: QueryValues | URLSearchParams = {},
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of query instanceof URLSearchParams ? query : Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text) search.append(name, text);
  }
  search.sort();
  const suffix = search.toString();
  return suffix ? `${filled}?${suffix}` : filled;
}
