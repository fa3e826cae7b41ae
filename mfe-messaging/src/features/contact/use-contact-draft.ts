import { useHost, type Host } from '@counterpart/shell/sdk';
import { useEffect, useState } from 'react';
import { createDraftStorage } from '../../draft-storage';

const drafts = createDraftStorage('contact-draft');

const watched = new WeakSet<Host['session']>();

/**
 * A log-out goes to the home page before the session ends: the drafts go with it. A session that is lost ends on the
 * page where the person is: their drafts stay, for them alone.
 */
function watch(session: Host['session']): void {
  if (watched.has(session)) return;
  watched.add(session);
  session.subscribe(({ user }, { user: before }) => {
    if (before && before.id !== user?.id && location.pathname === '/') drafts.forget(before.id);
  });
}

/**
 * A first message as it is typed, until it is sent: over a reload, a lost session and signing in again. For what is
 * shown after a click only, never on a server.
 */
export function useContactDraft(receiverId: number): [text: string, setText: (text: string) => void] {
  const { session } = useHost();
  // Who began to write: what is typed after the session was lost is theirs as well.
  const [personId] = useState(() => session.getState().user?.id);
  const [text, setText] = useState(() => (personId ? (drafts.read(personId, receiverId)?.text ?? '') : ''));

  useEffect(() => {
    watch(session);
    if (personId) drafts.forgetOthers(personId);
  }, [session, personId]);

  return [
    text,
    (next) => {
      setText(next);
      if (personId) drafts.write(personId, receiverId, next);
    },
  ];
}
