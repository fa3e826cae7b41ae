/** Start of a page and the number of rows to read: one more than shown, to know whether another page follows. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** The window of a page counted from 1. */
export function pageWindow(page: number, pageSize: number): PageWindow {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}

/** A count that stops at `cap`: counting on costs time that grows with the table and tells a person nothing. */
export function cappedTotal(counted: number, cap: number): { readonly total: number; readonly totalIsCapped: boolean } {
  return { total: Math.min(counted, cap), totalIsCapped: counted > cap };
}

/**
 * `Link` header of a list whose rest is elsewhere (RFC 8288).
 * @param url path of the list, with its query but without `page`
 */
export function pageLinks(url: string, page: number, hasMore: boolean): string {
  const [path = '', query = ''] = url.split('?');
  const to = (target: number, relation: string): string => {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(target));
    return `<${path}?${parameters.toString()}>; rel="${relation}"`;
  };
  return [...(page > 1 ? [to(page - 1, 'prev')] : []), ...(hasMore ? [to(page + 1, 'next')] : [])].join(', ');
}

/**
 * `Link` header of a list that goes on after a cursor, when there are too many to count pages.
 * @param url path of the list with its query
 * @param cursor where the next part begins
 */
export function cursorLink(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  parameters.set('after', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
