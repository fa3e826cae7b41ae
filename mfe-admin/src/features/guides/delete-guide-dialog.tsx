import type { EditedGuide } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';

/** Asks once more, then deletes a guide that was never public. */
export function DeleteGuideDialog({
  guide: { id, revision, content },
  onDeleted,
  onClose,
}: {
  readonly guide: EditedGuide;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await api.send('delete', '/api/admin/guides/{id}', { path: { id }, query: { revision } });
      showToast({ title: 'Draft deleted', description: content.title, tone: 'success' });
      await mutate('/api/admin/guides');
      onDeleted();
    } catch (error) {
      showToast({ title: 'Error deleting draft', description: errorSentence(error), tone: 'destructive' });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title="Delete this draft?"
      description={`"${content.title}" and its versions are deleted. This cannot be undone.`}
      confirmLabel="Delete"
      tone="danger"
      pending={pending}
    />
  );
}
