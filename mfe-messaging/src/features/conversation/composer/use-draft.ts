import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { $drafts, draftChanged, draftRestored } from './draft-workflow';
import { readDraft, writeDraft } from './drafts';
import type { ThreadMessage } from '../thread/thread';

interface Options {
  readonly personId: number;
  readonly otherUserId: number;
  /** The thread as the server has it; null until that is known. */
  readonly messages: readonly ThreadMessage[] | null;
}

/** The composer's text, kept for each conversation until it is sent, also over a reload of the page. */
export function useDraft({
  personId,
  otherUserId,
  messages,
}: Options): [text: string, setText: (text: string) => void] {
  const [drafts, change, restore] = useUnit([$drafts, draftChanged, draftRestored]);
  useEffect(
    () => void restore({ otherUserId, text: readDraft(personId, otherUserId)?.text ?? '' }),
    [personId, otherUserId, restore],
  );

  const setText = (text: string) => {
    change({ otherUserId, text });
    writeDraft(personId, otherUserId, text);
  };

  // A duplicated tab has a copy of the draft: it may have been sent from the other one while this page was away.
  const onThread = useEffectEvent(() => {
    const draft = readDraft(personId, otherUserId);
    const wasSent = messages?.some(
      ({ senderId, content, createdAt }) =>
        senderId === personId && content === draft?.text.trim() && createdAt > draft.writtenAt,
    );
    if (wasSent) setText('');
  });
  const isKnown = messages !== null;
  useEffect(() => {
    if (isKnown) onThread();
  }, [isKnown]);

  return [drafts[otherUserId] ?? '', setText];
}
