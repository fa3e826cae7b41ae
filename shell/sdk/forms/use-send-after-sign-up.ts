import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { signInPath } from '../host/guards';
import { useSession } from '../host/use-session';
import { useToast } from '../host/use-toast';
import { useUrlQuery } from '../links/use-url-query';
import { useNavigate } from '../router';
import { useDraft } from './use-draft';

const noteOf = (form: string): string => `${form}.sent`;

/**
 * For a form that a visitor may fill in before there is an account. Its draft is the account's once there is one; a
 * note beside it says that it was sent, for `useSendAfterSignUp`.
 * @param form the name of the form's draft
 * @returns how to go and sign up, and from there to `path` (path and query of this site) with this form on it
 */
export function useSignUpFirst(form: string): (path: string) => void {
  const showToast = useToast();
  const navigate = useNavigate();
  const note = useDraft(noteOf(form), 'tab');
  return (path) => {
    note.write({ isSent: true });
    showToast({ title: 'Login Required', description: 'You need to login or create an account to send messages.' });
    const url = new URL(path, location.origin);
    url.searchParams.set('send', 'now');
    void navigate(`${signInPath(url.pathname + url.search)}&signup=true`);
  };
}

/** Calls `send` once, with the form's draft restored, for someone who has sent it as a visitor and signed up since. */
export function useSendAfterSignUp(form: string, send: () => void): void {
  const isSignedIn = useSession().user !== null;
  const { get } = useUrlQuery();
  const note = useDraft(noteOf(form), 'tab');
  const [isDue, setDue] = useState(false);
  // Not by the note alone: who went away instead of signing up did not send it.
  const isBack = isSignedIn && get('send') !== '';
  useLayoutEffect(() => {
    if (!isBack) return;
    note.restore(() => setDue(true));
    note.forget();
  }, [isBack, note]);
  const onDue = useEffectEvent(send);
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
}
