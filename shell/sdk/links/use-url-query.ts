import { useSearchParams } from 'react-router';

export interface UrlQuery {
  /** Trimmed; '' when there is none of that name. */
  get(name: string): string;
  /** Page of a list, from 1. */
  readonly page: number;
  /**
   * Sets these and removes those that are empty, or the first page. The window stays where it is scrolled to.
   * @param replace false makes a new entry in the history; default true
   */
  change(values: Readonly<Record<string, string | number | null>>, replace?: boolean): void;
}

/** Page of a list that a URL names, from 1; the first one for what is no page. */
export function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** Gives the URL's query, and a way to change it. */
export function useUrlQuery(): UrlQuery {
  const [params, setParams] = useSearchParams();
  const get = (name: string) => params.get(name)?.trim() ?? '';
  return {
    get,
    page: pageNumber(get('page')),
    change: (values, replace = true) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(values)) {
        if (value && !(name === 'page' && value === 1)) next.set(name, String(value));
        else next.delete(name);
      }
      setParams(next, { replace, preventScrollReset: true });
    },
  };
}
