import { fullName, listLimits, type Post } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import {
  apiKey,
  ShowMore,
  type ResponseBody,
  useAct,
  useApi,
  useDateText,
  useMoreOf,
  useWhole,
  type WriteDate,
} from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { CompareTexts } from './compare-texts';

type Revision = ResponseBody<'get', '/api/blog/{id}/revisions'>[number];

interface Props {
  /** Post as stored now. */
  readonly post: Post;
  readonly onClose: () => void;
  /** Receives the post as restored. */
  readonly onRestored: (post: Post) => void;
}

function labelOf({ version, createdAt, editor, published }: Revision, dateText: WriteDate): string {
  const who = editor ? `, ${fullName(editor)}` : '';
  return `Version ${version}: ${dateText(createdAt, 'moment')}${who}${published ? ', published' : ''}`;
}

/** The versions of a post: choose one, see what has changed since, restore it. */
export function RevisionsDialog({ post, onClose, onRestored }: Props): ReactNode {
  const { pending, run } = useAct();
  const dateText = useDateText();
  const revisions = useApi('/api/blog/{id}/revisions', { path: { id: post.id } }, { revalidateOnMount: true });
  const { data: list, error, mutate } = revisions;
  const more = useMoreOf(revisions, listLimits.pageSize, 'version', (part) =>
    apiKey('/api/blog/{id}/revisions', { path: { id: post.id }, query: part }),
  );
  const failed = useWhole(more);
  const earlier = list?.filter(({ version }) => version !== post.version) ?? [];
  const [chosen, setChosen] = useState<string>('');
  const version = Number(chosen || earlier[0]?.version || 0);
  const { data: revision, error: missing } = useApi(
    '/api/blog/{id}/revisions/{version}',
    version ? { path: { id: post.id, version } } : null,
  );

  const restore = () =>
    run(
      async (api) => {
        const call = { path: { id: post.id, version }, body: { seen: post.version ?? 1 } };
        onRestored(await api.send('post', '/api/blog/{id}/revisions/{version}/restore', call));
      },
      {
        done: () => ({ title: 'Post Updated', description: `Version ${version} is back.` }),
        failed: 'Failed to update the blog post. Please try again.',
      },
    );

  const problem = error ?? missing;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title="Versions"
      description="What restoring would change in the post as it is stored now. The address and whether it is public stay."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!revision} pending={pending} pendingLabel="Restoring..." onClick={() => void restore()}>
            Restore This Version
          </Button>
        </>
      }
    >
      {problem ? (
        <ErrorState
          compact
          headingLevel={3}
          title="The versions could not be loaded"
          description={problem.sentence}
          onRetry={() => void mutate()}
        />
      ) : !list ? (
        <SkeletonGroup label="Loading versions">
          <SkeletonText lines={5} />
        </SkeletonGroup>
      ) : earlier.length === 0 ? (
        <Text tone="muted">This post has no earlier version yet.</Text>
      ) : (
        <Stack gap={16}>
          <Field label="Version">
            <Select
              options={earlier.map((item) => ({ value: String(item.version), label: labelOf(item, dateText) }))}
              value={String(version)}
              onChange={setChosen}
            />
          </Field>
          <ShowMore more={failed} what="versions" />
          {revision ? (
            <CompareTexts before={{ ...post, content: post.content ?? '' }} after={{ ...revision, slug: post.slug }} />
          ) : (
            <SkeletonGroup label="Loading version">
              <SkeletonText lines={5} />
            </SkeletonGroup>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
