import { apiKey, useAct, useApi } from '@counterpart/shell/sdk';
import type { AuditRecord } from '@counterpart/api/contract';
import { useState } from 'react';
import { isAuditAction, type AuditView } from './use-audit-view';

interface Rest {
  readonly of: string;
  readonly entries: readonly AuditRecord[];
  readonly nextCursor: number | null;
}

/** The first page of what the view asks for, and the pages after it as they are asked for. */
export function useAuditPages(view: AuditView & { readonly timeZone: string }) {
  const { action } = view;
  const query = { ...view, person: Number(view.person) || null, action: isAuditAction(action) ? action : null };
  const key = apiKey('/api/admin/audit', { query });
  const first = useApi('/api/admin/audit', { query }, { keepPreviousData: true });
  const [rest, setRest] = useState<Rest | null>(null);
  const [asked, setAsked] = useState(key);
  const { pending, failure, run } = useAct();

  const own = rest?.of === key ? rest : null;
  const nextCursor = own ? own.nextCursor : (first.data?.nextCursor ?? null);

  async function loadMore(): Promise<void> {
    if (nextCursor === null) return;
    setAsked(key);
    await run(async (api) => {
      const page = await api.fetch(apiKey('/api/admin/audit', { query: { ...query, cursor: nextCursor } }));
      setRest({ of: key, entries: [...(own?.entries ?? []), ...page.entries], nextCursor: page.nextCursor });
    });
  }

  return {
    entries: first.data && [...first.data.entries, ...(own?.entries ?? [])],
    error: first.error,
    retry: () => void first.mutate(),
    hasMore: nextCursor !== null,
    isLoadingMore: pending,
    moreError: asked === key ? failure : null,
    loadMore: () => void loadMore(),
  };
}
