import { useHost, useLiveEvent } from '@counterpart/shell/sdk';
import { useEffect, useRef, useState } from 'react';

/** The word goes out at most this often, and is taken back when it was not renewed. In milliseconds. */
const sendEvery = 3_000;
const shownFor = 5_000;

/** True while the other person types. */
export function useIsTyping(otherUserId: number): boolean {
  const [typedAt, setTypedAt] = useState(0);
  useLiveEvent('typing', ({ conversationWith }) => {
    if (conversationWith === otherUserId) setTypedAt(Date.now());
  });
  useLiveEvent('message.created', ({ message }) => {
    if (message.senderId === otherUserId) setTypedAt(0);
  });
  useEffect(() => {
    if (typedAt === 0) return;
    const timer = setTimeout(() => setTypedAt(0), shownFor);
    return () => clearTimeout(timer);
  }, [typedAt]);
  return typedAt > 0;
}

/** Gives a function to call at each change of the text; it tells the other person now and then. */
export function useTypingSignal(otherUserId: number): () => void {
  const { api } = useHost();
  const lastSent = useRef(0);
  return () => {
    if (Date.now() - lastSent.current < sendEvery) return;
    lastSent.current = Date.now();
    // Only a courtesy: when it fails, nothing is missing.
    api.send('post', '/api/conversations/{otherUserId}/typing', { path: { otherUserId } }).catch(() => undefined);
  };
}
