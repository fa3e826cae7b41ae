import type { EditedGuide, GuideContent } from '@counterpart/api/contract';
import { apiKey, errorSentence, isApiError, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { bodyOf } from './guide-values';

/** What an editor does with a guide. */
export type EditorAct =
  | { readonly kind: 'save' }
  | { readonly kind: 'publish'; readonly note: string }
  | { readonly kind: 'withdraw'; readonly reason: string }
  | { readonly kind: 'restore'; readonly number: number };

const done: Record<EditorAct['kind'], string> = {
  save: 'Draft saved',
  publish: 'Guide published',
  withdraw: 'Guide withdrawn',
  restore: 'Version restored as a draft',
};

/**
 * Sends what an editor does. What was typed stays when it is refused.
 * @returns `act` answers the guide as it is stored now, or null when nothing was stored: then `failure` says why, and `conflict` is
 * what somebody else saved meanwhile
 */
export function useGuideEditor(guide: EditedGuide | undefined) {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState<EditorAct['kind'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<EditedGuide | null>(null);

  async function send(typed: GuideContent, act: EditorAct, revision: number): Promise<EditedGuide> {
    const content = bodyOf(typed);
    if (!guide) {
      const created = await api.send('post', '/api/admin/guides', { body: { content } });
      if (act.kind !== 'publish') return created;
      return api.send('post', '/api/admin/guides/{id}/publish', {
        path: { id: created.id },
        body: { content, revision: created.revision, note: act.note },
      });
    }
    const path = { id: guide.id };
    switch (act.kind) {
      case 'save':
        return api.send('put', '/api/admin/guides/{id}', { path, body: { content, revision } });
      case 'publish':
        return api.send('post', '/api/admin/guides/{id}/publish', {
          path,
          body: { content, revision, note: act.note },
        });
      case 'withdraw':
        return api.send('post', '/api/admin/guides/{id}/withdraw', { path, body: { revision, reason: act.reason } });
      case 'restore':
        return api.send('post', '/api/admin/guides/{id}/versions/{number}/restore', {
          path: { id: guide.id, number: act.number },
          body: { revision },
        });
    }
  }

  async function act(content: GuideContent, what: EditorAct, revision: number): Promise<EditedGuide | null> {
    setPending(what.kind);
    setFailure(null);
    setConflict(null);
    try {
      const stored = await send(content, what, revision);
      showToast({ title: done[what.kind], description: stored.content.title, tone: 'success' });
      await mutate(apiKey('/api/admin/guides/{id}', { path: { id: stored.id } }), stored, { revalidate: false });
      await mutate(
        (key) => typeof key === 'string' && /^\/api\/(admin\/guides(\/\d+\/versions|$)|compliance)/.test(key),
      );
      return stored;
    } catch (error) {
      setFailure(errorSentence(error));
      if (guide && isApiError(error) && error.code === 'guide_changed')
        setConflict(
          await api.fetch<EditedGuide>(apiKey('/api/admin/guides/{id}', { path: { id: guide.id } })).catch(() => null),
        );
      return null;
    } finally {
      setPending(null);
    }
  }

  const clear = () => {
    setFailure(null);
    setConflict(null);
  };
  return { act, pending, failure, conflict, clear };
}
