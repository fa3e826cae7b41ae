import { type Draft, useDraft as useStoredDraft } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { $drafts, draftChanged, draftName, draftRestored } from './draft-workflow';
import type { ThreadMessage } from '../thread/thread';

interface Options {
  readonly personId: number;
  readonly otherUserId: number;
  /** The thread as the server has it; null until that is known. */
  readonly messages: readonly ThreadMessage[] | null;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOf = (draft: Draft | null): string => textIn(draft?.values['text']);

/** The composer's text, kept for each conversation until it is sent, also over a reload of the page. */
export function useDraft({
  personId,
  otherUserId,
  messages,
}: Options): [text: string, setText: (text: string) => void] {
  const [drafts, change, restore] = useUnit([$drafts, draftChanged, draftRestored]);
  const stored = useStoredDraft(draftName(otherUserId), 'tab');
  useEffect(() => void restore({ otherUserId, text: textOf(stored.read()) }), [otherUserId, stored, restore]);

  const setText = (text: string) => {
    change({ otherUserId, text });
    if (text) stored.write({ text });
    else stored.forget();
  };

  // A duplicated tab has a copy of the draft: it may have been sent from the other one while this page was away.
  const onThread = useEffectEvent(() => {
    const draft = stored.read();
    const wasSent = messages?.some(
      ({ senderId, content, createdAt }) =>
        senderId === personId && draft !== null && content === textOf(draft).trim() && createdAt > draft.writtenAt,
    );
    if (wasSent) setText('');
  });
  const isKnown = messages !== null;
  useEffect(() => {
    if (isKnown) onThread();
  }, [isKnown]);

  return [drafts[otherUserId] ?? '', setText];
}
