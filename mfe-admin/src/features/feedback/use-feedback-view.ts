import { useTimeZone, useUrlQuery } from '@counterpart/shell/sdk';

const states = ['open', 'resolved', 'all'] as const;
const opinions = ['', 'true', 'false'] as const;

/**
 * Reads the view from the URL: `/admin/feedback?state=resolved&helpful=false&guide=form-1099&page=2`. Drops invalid
 * values.
 */
export function useFeedbackView() {
  const { get, ...url } = useUrlQuery();
  const timeZone = useTimeZone();
  const read = (name: string, isGood: (value: string) => boolean): string => {
    const value = get(name);
    return isGood(value) ? value : '';
  };
  const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
  const view = {
    state: states.find((state) => state === get('state')) ?? 'open',
    helpful: opinions.find((opinion) => opinion === get('helpful')) ?? '',
    guide: read('guide', (value) => /^[a-z0-9-]{1,160}$/.test(value)),
    from: read('from', isDay),
    to: read('to', isDay),
    q: get('q'),
    page: Math.min(url.page, 9_999),
  };
  const { state, page, ...rest } = view;
  const filters = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));

  return {
    view,
    isFiltered: Object.keys(filters).length > 0,
    // The days that are asked for are the reader's, as the answers are shown.
    query: {
      ...filters,
      ...((view.from || view.to) && timeZone !== 'UTC' && { timeZone }),
      ...(state !== 'all' && { resolved: state === 'resolved' }),
      ...(page > 1 && { page }),
    },
    /** Another filter begins with its first page. */
    change: (values: Partial<Record<keyof typeof view, string>>) => url.change({ page: '', ...values }),
    clear: () => url.change({ helpful: '', guide: '', from: '', to: '', q: '', page: '' }),
  };
}

export type FeedbackView = ReturnType<typeof useFeedbackView>;
