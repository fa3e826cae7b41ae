import { useDraft, useHost } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withoutUploads, type PostValues } from './post-form';
import { draftName, writeRemote } from './unsaved-text';

const localMilliseconds = 250;
const remoteMilliseconds = 3_000;

export type AutosaveState = 'idle' | 'waiting' | 'saved' | 'local';

interface Options {
  readonly postId: number;
  readonly version: number;
  readonly values: PostValues;
  /** True when there are unsaved changes. */
  readonly isDirty: boolean;
}

/**
 * Stores what is typed, in this browser immediately and on the server after a pause. `forget` ends it once the post is
 * saved.
 */
export function useAutosave({ postId, version, values, isDirty }: Options) {
  const { api } = useHost();
  const draft = useDraft(draftName(postId), 'browser');
  const [last, setLast] = useState<{ readonly values: PostValues; readonly state: AutosaveState } | null>(null);
  const hasEnded = useRef(false);

  const keepHere = useEffectEvent(() => {
    if (!hasEnded.current && isDirty) draft.write({ ...withoutUploads(values), version });
  });
  const keepThere = useEffectEvent(async () => {
    if (hasEnded.current) return;
    try {
      await writeRemote(api, postId, withoutUploads(values), version);
      setLast({ values, state: 'saved' });
    } catch {
      setLast({ values, state: 'local' });
    }
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    const timers = [setTimeout(keepHere, localMilliseconds), setTimeout(() => void keepThere(), remoteMilliseconds)];
    return () => timers.forEach(clearTimeout);
  }, [values, isDirty]);

  useEffect(() => {
    const keep = () => keepHere();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // The editor is left before the timer has fired.
      keep();
    };
  }, []);

  return {
    state: isDirty ? (last?.values === values ? last.state : 'waiting') : 'idle',
    forget: async (): Promise<void> => {
      hasEnded.current = true;
      draft.forget();
      await api.send('delete', '/api/blog/autosaves/{postId}', { path: { postId } }).catch(() => undefined);
    },
    /** Goes on after `forget`. */
    resume: (): void => {
      hasEnded.current = false;
      setLast(null);
    },
  };
}
