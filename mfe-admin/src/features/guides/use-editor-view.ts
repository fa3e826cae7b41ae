import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useCallback } from 'react';

const views = ['edit', 'answers', 'dates', 'preview', 'versions'] as const;

/** Part of a guide on screen. */
export type EditorView = (typeof views)[number];

/** The view as the URL has it (`?view=versions`), and how to change it. */
export function useEditorView(): readonly [EditorView, (view: EditorView) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('view');
  const setView = useCallback(
    (view: EditorView) => setSearch(view === 'edit' ? {} : { view }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return [views.find((view) => view === wanted) ?? 'edit', setView];
}
