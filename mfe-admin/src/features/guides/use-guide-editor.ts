import type { EditedGuide, GuideContent } from '@counterpart/api/contract';
import { apiKey, errorSentence, isApiError, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { fieldRefusal, type FieldRefusal } from './guide-errors';
import { bodyOf } from './guide-values';

/** Action of an editor on a guide. */
export type EditorAct =
  | { readonly kind: 'save' }
  | { readonly kind: 'publish'; readonly note: string }
  | { readonly kind: 'withdraw'; readonly reason: string }
  | { readonly kind: 'reinstate' }
  | { readonly kind: 'restore'; readonly number: number };

const done: Record<EditorAct['kind'], string> = {
  save: 'Draft saved',
  publish: 'Guide published',
  withdraw: 'Guide withdrawn',
  reinstate: 'Guide public again',
  restore: 'Version restored as a draft',
};

/** The guide as it is stored now; null when nothing was stored, with the field that is to be mended if there is one. */
interface EditorOutcome {
  readonly stored: EditedGuide | null;
  readonly refusal: FieldRefusal | null;
}

/**
 * Sends what an editor does. What was typed stays when it is refused.
 * @param onUndo takes a withdrawal back
 * @returns when `act` stored nothing, `failure` says why, or `wrong` at which field, and `conflict` is what another
 * user saved meanwhile
 */
export function useGuideEditor(guide: EditedGuide | undefined, onUndo: (withdrawn: EditedGuide) => void) {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState<EditorAct['kind'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<FieldRefusal | null>(null);
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
      case 'reinstate':
        return api.send('post', '/api/admin/guides/{id}/reinstate', { path, body: { revision } });
      case 'restore':
        return api.send('post', '/api/admin/guides/{id}/versions/{number}/restore', {
          path: { id: guide.id, number: act.number },
          body: { revision },
        });
    }
  }

  async function act(content: GuideContent, what: EditorAct, revision: number): Promise<EditorOutcome> {
    setPending(what.kind);
    clear();
    try {
      const stored = await send(content, what, revision);
      showToast({
        title: done[what.kind],
        description: stored.content.title,
        tone: 'success',
        ...(what.kind === 'withdraw' && { action: { label: 'Undo', onSelect: () => onUndo(stored) } }),
      });
      await mutate(apiKey('/api/admin/guides/{id}', { path: { id: stored.id } }), stored, { revalidate: false });
      await mutate(
        (key) => typeof key === 'string' && /^\/api\/(admin\/guides(\/\d+\/versions|$)|compliance)/.test(key),
      );
      return { stored, refusal: null };
    } catch (error) {
      const refused = fieldRefusal(error, content);
      setWrong(refused);
      if (!refused) setFailure(errorSentence(error));
      if (guide && isApiError(error) && error.code === 'guide_changed')
        setConflict(await api.fetch(apiKey('/api/admin/guides/{id}', { path: { id: guide.id } })).catch(() => null));
      return { stored: null, refusal: refused };
    } finally {
      setPending(null);
    }
  }

  function clear(): void {
    setFailure(null);
    setWrong(null);
    setConflict(null);
  }
  return { act, pending, failure, wrong, conflict, clear };
}
