import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $drafts, draftChanged, draftRestored } from './draft-workflow';
import { readDraft, writeDraft } from './drafts';

/** The composer's text, kept for each conversation until it is sent, also over a reload of the page. */
export function useDraft(personId: number, otherUserId: number): [text: string, setText: (text: string) => void] {
  const [drafts, change, restore] = useUnit([$drafts, draftChanged, draftRestored]);
  useEffect(
    () => void restore({ otherUserId, text: readDraft(personId, otherUserId) }),
    [personId, otherUserId, restore],
  );
  return [
    drafts[otherUserId] ?? '',
    (text) => {
      change({ otherUserId, text });
      writeDraft(personId, otherUserId, text);
    },
  ];
}
