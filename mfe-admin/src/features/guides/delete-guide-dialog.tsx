import type { EditedGuide } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useAct } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
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
  const { mutate } = useSWRConfig();
  const { pending, run } = useAct();
  const remove = async () => {
    const isDone = await run(
      (api) => api.send('delete', '/api/admin/guides/{id}', { path: { id }, query: { revision } }),
      {
        done: () => ({ title: 'Draft deleted', description: content.title }),
        failed: 'Error deleting draft',
        after: () => mutate('/api/admin/guides'),
      },
    );
    if (isDone) onDeleted();
    else onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void remove()}
      title="Delete this draft?"
      description={`"${content.title}" and its versions are deleted. This cannot be undone.`}
      confirmLabel="Delete"
      pending={pending}
    />
  );
}
