import type { Post } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useState, type ReactNode } from 'react';
import type { BulkAction } from './use-post-actions';

/** An action that waits for confirmation. */
export type Asked =
  | { readonly kind: 'delete'; readonly post: Post }
  | { readonly kind: 'bulk'; readonly action: BulkAction; readonly count: number };

interface Props {
  readonly asked: Asked | null;
  readonly onClose: () => void;
  /** Resolves when it was tried. */
  readonly onConfirm: () => Promise<unknown>;
}

const bulkWords: Readonly<Record<BulkAction, string>> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
  restore: 'Restore',
};

function wordsOf(asked: Asked) {
  if (asked.kind === 'delete') {
    return {
      title: 'Delete post',
      description: `Are you sure you want to delete "${asked.post.title}"? This action cannot be undone.`,
      confirmLabel: 'Delete Post',
      isDelete: true,
    };
  }
  const verb = bulkWords[asked.action];
  const posts = `${asked.count} ${asked.count === 1 ? 'Post' : 'Posts'}`;
  const isDelete = asked.action === 'delete';
  return {
    title: `${verb} ${posts.toLowerCase()}?`,
    description: isDelete ? 'They disappear from the blog right away.' : 'Visitors see the change right away.',
    confirmLabel: `${verb} ${posts}`,
    isDelete,
  };
}

/** Asks before a post is deleted or a bulk action runs. */
export function PostDialog({ asked, onClose, onConfirm }: Props): ReactNode {
  const [isPending, setIsPending] = useState(false);
  if (!asked) return null;
  const { title, description, confirmLabel, isDelete } = wordsOf(asked);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
    setIsPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      tone={isDelete ? 'danger' : 'primary'}
      pending={isPending}
    />
  );
}
