import type { Post } from '@counterpart/api/contract';
import type { BadgeTone } from '@counterpart/design-system/badge';

export type PostStatus = 'published' | 'draft' | 'scheduled' | 'deleted';

/** Returns a post's status for editors. */
export function postStatus({ published, publishAt, deletedAt }: Post): PostStatus {
  if (deletedAt) return 'deleted';
  if (published) return 'published';
  return publishAt ? 'scheduled' : 'draft';
}

/** The word and color of each state. */
export const statusLooks: Readonly<Record<PostStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  published: { label: 'Published', tone: 'success' },
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  deleted: { label: 'Deleted', tone: 'error' },
};
