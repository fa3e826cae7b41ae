import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { useApi, useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { draftOf } from './draft-id';

/** Offers the post that the user began in another tab or on another day and did not save. */
export function UnsavedPosts({ draftId }: { readonly draftId: number }): ReactNode {
  const dateText = useDateText();
  const [isClosed, setIsClosed] = useState(false);
  const { data } = useApi('/api/blog/admin/unsaved-posts', {}, { revalidateOnMount: true });
  const [last] = data?.filter(({ postId }) => postId !== draftId) ?? [];
  if (!last || isClosed) return null;
  return (
    <Alert
      tone="info"
      title="You have a new post that was not saved"
      onClose={() => setIsClosed(true)}
      action={
        <LinkButton variant="secondary" size="small" href={`/blog/admin/new?draft=${draftOf(last.postId)}`}>
          Continue Writing
        </LinkButton>
      }
    >
      <Inline as="span" gap={4}>{`“${last.title || 'Untitled'}” from ${dateText(last.savedAt, 'moment')}.`}</Inline>
    </Alert>
  );
}
