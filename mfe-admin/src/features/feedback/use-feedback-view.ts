import { useTimeZone } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';

const states = ['open', 'resolved', 'all'] as const;
const opinions = ['', 'true', 'false'] as const;

/**
 * Reads the view from the URL: `/admin/feedback?state=resolved&helpful=false&guide=form-1099&page=2`. Drops invalid
 * values.
 */
export function useFeedbackView() {
  const [params, setParams] = useSearchParams();
  const timeZone = useTimeZone();
  const read = (name: string, isGood: (value: string) => boolean): string => {
    const value = params.get(name)?.trim() ?? '';
    return isGood(value) ? value : '';
  };
  const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
  const view = {
    state: states.find((state) => state === params.get('state')) ?? 'open',
    helpful: opinions.find((opinion) => opinion === params.get('helpful')) ?? '',
    guide: read('guide', (value) => /^[a-z0-9-]{1,160}$/.test(value)),
    from: read('from', isDay),
    to: read('to', isDay),
    q: read('q', () => true),
    page: Number(read('page', (value) => /^[1-9]\d{0,3}$/.test(value)) || 1),
  };
  const { state, page, ...rest } = view;
  const filters = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));

  /** Another filter begins with its first page. */
  function change(values: Partial<Record<keyof typeof view, string>>): void {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  }

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
    change,
    clear: () => setParams(state === 'open' ? {} : { state }, { replace: true, preventScrollReset: true }),
  };
}

export type FeedbackView = ReturnType<typeof useFeedbackView>;
