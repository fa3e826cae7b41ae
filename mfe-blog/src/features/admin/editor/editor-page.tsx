import type { Post } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Container } from '@counterpart/design-system/layout';
import { lostPicture } from '@counterpart/design-system/pictures/lost';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { apiKey, isApiError, useDraft, useHost } from '@counterpart/shell/sdk';
import { useParams, useSearchParams } from '@counterpart/shell/sdk/router';
import { useEffect, useState, type ReactNode } from 'react';
import { AccessDenied, AdminsOnly } from '../admins-only';
import { newDraft, readDraftId } from './draft-id';
import { PostEditor } from './post-editor';
import { draftName, localText, newerText, type UnsavedText } from './unsaved-text';

/** `/blog/admin/new` and `/blog/admin/edit/:id`: one editor. */
export function EditorPage(): ReactNode {
  const { id } = useParams();
  return <AdminsOnly>{id === undefined ? <NewPost /> : <LoadedEditor key={id} id={id} draftId={0} />}</AdminsOnly>;
}

/**
 * Each new post has a number of its own in the URL, so that two tabs never write over each other, and a reload finds
 * its text.
 */
function NewPost(): ReactNode {
  const [params, setParams] = useSearchParams();
  const draftId = readDraftId(params.get('draft'));
  useEffect(() => {
    if (draftId === null) setParams({ draft: newDraft() }, { replace: true, preventScrollReset: true });
  }, [draftId, setParams]);
  if (draftId === null) return <LoadingEditor />;
  return <LoadedEditor key={draftId} id={undefined} draftId={draftId} />;
}

interface Loaded {
  readonly post: Post | null;
  readonly unsaved: UnsavedText | null;
}

/** Reads the post afresh, never from the cache: an editor must not begin with an old version. */
function LoadedEditor({ id, draftId }: { readonly id: string | undefined; readonly draftId: number }): ReactNode {
  const { api } = useHost();
  const postId = id === undefined ? draftId : Number(id);
  const draft = useDraft(draftName(postId), 'browser');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const [post, autosave] = await Promise.all([
        id === undefined ? null : api.fetch(apiKey('/api/blog/{slugOrId}', { path: { slugOrId: id } }), abort.signal),
        api
          .fetch(apiKey('/api/blog/autosaves/{postId}', { path: { postId } }), abort.signal)
          .catch(() => ({ draft: null, savedAt: null })),
      ]);
      setLoaded({ post, unsaved: newerText(localText(draft.read()), autosave) });
    };
    load().catch((failure: unknown) => {
      if (!abort.signal.aborted) setError(failure);
    });
    return () => abort.abort();
  }, [api, id, postId, draft, attempt]);

  if (loaded) return <PostEditor post={loaded.post} unsaved={loaded.unsaved} draftId={draftId} />;
  if (isApiError(error) && error.status === 403) return <AccessDenied />;
  if (isApiError(error) && error.status === 404) return <MissingPost />;
  if (!error) return <LoadingEditor />;
  return (
    <Container>
      <ErrorState
        headingLevel={1}
        title="The post could not be loaded"
        description={isApiError(error) ? error.sentence : undefined}
        onRetry={() => {
          setError(null);
          setAttempt(attempt + 1);
        }}
      />
    </Container>
  );
}

function LoadingEditor(): ReactNode {
  return (
    <Container>
      <SkeletonGroup label="Loading editor">
        <Skeleton shape="block" height={560} />
      </SkeletonGroup>
    </Container>
  );
}

function MissingPost(): ReactNode {
  return (
    <Container>
      <EmptyState
        illustration={lostPicture}
        headingLevel={1}
        title="Blog Post Not Found"
        description="It does not exist, or it was deleted."
        action={<LinkButton href="/blog/admin">Back to the List</LinkButton>}
      />
    </Container>
  );
}
