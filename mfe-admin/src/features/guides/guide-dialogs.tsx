import type { EditedGuide } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { DeleteGuideDialog } from './delete-guide-dialog';
import { ReasonDialog } from './reason-dialog';
import type { EditorAct } from './use-guide-editor';

/** Act that needs a confirmation first. */
export type Asked = 'publish' | 'withdraw' | 'delete';

const publishText = (followers: number): string =>
  followers > 0
    ? `${followers} ${followers === 1 ? 'person follows' : 'people follow'} it and will be notified if its text changed.`
    : 'Anyone will be able to read it, and the assistant will answer from it.';

/** The question before a guide is published, withdrawn or deleted. */
export function GuideDialogs({
  asked,
  guide,
  pending,
  noteRefusal,
  onAct,
  onDeleted,
  onClose,
}: {
  readonly asked: Asked;
  readonly guide: EditedGuide | undefined;
  readonly pending: boolean;
  /** Error from the server for the note. */
  readonly noteRefusal: string | undefined;
  readonly onAct: (act: EditorAct) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}): ReactNode {
  switch (asked) {
    case 'delete':
      return guide && <DeleteGuideDialog guide={guide} onDeleted={onDeleted} onClose={onClose} />;
    case 'publish':
      return (
        <ReasonDialog
          draft={`guide-note.${guide?.id ?? 'new'}`}
          title="Publish this guide?"
          description={publishText(guide?.followers ?? 0)}
          label="What changed"
          help="Readers see it with the date. Not needed the first time."
          confirmLabel="Publish"
          pending={pending}
          refusal={noteRefusal}
          onConfirm={(note) => onAct({ kind: 'publish', note })}
          onClose={onClose}
        />
      );
    case 'withdraw':
      return (
        <ReasonDialog
          draft={`guide-withdrawal.${guide?.id ?? 'new'}`}
          title="Withdraw this guide?"
          description="Readers won’t see it anymore. It stays here as a draft, and you can publish it again."
          label="Reason"
          confirmLabel="Withdraw"
          least={3}
          pending={pending}
          onConfirm={(reason) => onAct({ kind: 'withdraw', reason })}
          onClose={onClose}
        />
      );
  }
}
