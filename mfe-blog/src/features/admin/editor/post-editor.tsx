import type { Post } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Container, from, Inline, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Tabs } from '@counterpart/design-system/tabs';
import { lazyPart, LeaveGuard, useDateText } from '@counterpart/shell/sdk';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { ContentTab } from './fields/content-tab';
import { ImageField } from './fields/image-field';
import { PreviewPane } from './preview/preview-pane';
import { SidePanel } from './fields/side-panel';
import { SlugField } from './fields/slug-field';
import { TagsField } from './fields/tags-field';
import { UnsavedPosts } from './unsaved-posts';
import type { UnsavedText } from './unsaved-text';
import { usePostEditor } from './use-post-editor';

const ConflictDialog = lazyPart(async () => (await import('./versions/conflict-dialog')).ConflictDialog, {
  name: 'the two versions',
  loading: null,
  failure: 'dialog',
});
const RevisionsDialog = lazyPart(async () => (await import('./versions/revisions-dialog')).RevisionsDialog, {
  name: 'the versions',
  loading: null,
  failure: 'dialog',
});
const PreviewLinksDialog = lazyPart(async () => (await import('./preview/preview-links-dialog')).PreviewLinksDialog, {
  name: 'the preview links',
  loading: null,
  failure: 'dialog',
});

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  align-items: start;

  > * {
    min-inline-size: 0;
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;

/** On narrower windows the preview is a tab. */
const BesideOnly = styled.div`
  display: none;
  ${from('wide')} {
    display: block;
  }
`;

const Page = styled.div`
  padding-block-end: var(--cp-space-64);
`;

interface Props {
  /** Null writes a new one. */
  readonly post: Post | null;
  /** Text typed earlier and not saved. */
  readonly unsaved: UnsavedText | null;
  /** Under which a new post's text is stored until it is saved. */
  readonly draftId: number;
}

/** The editor of one post. */
export function PostEditor({ post: loaded, unsaved, draftId }: Props): ReactNode {
  const editor = usePostEditor(loaded, unsaved, draftId);
  const { post, values, errors, change } = editor;
  const dateText = useDateText();
  const [hasPreview, setHasPreview] = useState(true);
  const [dialog, setDialog] = useState<'versions' | 'links' | null>(null);
  const fields = { values, errors, change };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (dialog === null && !editor.conflict) void editor.submit(values.status);
  };

  const tabs = (
    <Tabs
      label="Parts of the post"
      value={editor.tab}
      onChange={editor.setTab}
      items={[
        { id: 'content', label: 'Content', content: <ContentTab {...fields} onReplace={editor.replaceInContent} /> },
        {
          id: 'media',
          label: 'SEO & Media',
          content: (
            <Stack gap={24}>
              <SlugField
                {...fields}
                postId={post?.id ?? null}
                stored={post?.slug ?? null}
                wasPublic={Boolean(post?.publishedAt)}
              />
              <ImageField {...fields} postId={post?.id ?? draftId} />
              <TagsField {...fields} />
            </Stack>
          ),
        },
        { id: 'preview', label: 'Preview', content: <PreviewPane values={values} />, isBeside: hasPreview },
      ]}
    />
  );

  return (
    <Page onKeyDown={onKeyDown}>
      <LeaveGuard
        isDirty={editor.isDirty}
        isLeaving={editor.isLeaving}
        isWithinPath
        tone="primary"
        description="Your changes are not saved to the post. They will be here when you come back to this editor."
      />
      <Container>
        <PageHeader
          title={post ? 'Edit Post' : 'New Post'}
          breadcrumbs={[
            { label: 'Blog', href: '/blog' },
            { label: 'Administration', href: '/blog/admin' },
            { label: post ? 'Edit Post' : 'New Post' },
          ]}
          actions={
            <Inline gap={8}>
              <BesideOnly>
                <Button
                  variant="secondary"
                  icon={hasPreview ? 'eye-off' : 'eye'}
                  aria-pressed={hasPreview}
                  onClick={() => setHasPreview(!hasPreview)}
                >
                  Preview
                </Button>
              </BesideOnly>
              {post && (
                <>
                  <Button variant="secondary" icon="clock" onClick={() => setDialog('versions')}>
                    Versions
                  </Button>
                  <Button variant="secondary" icon="link" onClick={() => setDialog('links')}>
                    Preview Links
                  </Button>
                  <LinkButton variant="secondary" icon="external" href={`/blog/${post.slug}`}>
                    View
                  </LinkButton>
                </>
              )}
            </Inline>
          }
        />
        <Stack gap={16}>
          {!post && !editor.isDirty && <UnsavedPosts draftId={draftId} />}
          {editor.restored && (
            <Alert
              tone="info"
              title="Your unsaved changes are back"
              onClose={editor.closeRestored}
              action={
                <Button variant="secondary" size="small" onClick={() => void editor.discard(post)}>
                  Discard Them
                </Button>
              }
            >{`They are from ${dateText(editor.restored.savedAt, 'moment')}.`}</Alert>
          )}
          {editor.failure && <Alert tone="error">{editor.failure}</Alert>}
          <Columns>
            {tabs}
            <SidePanel
              {...fields}
              post={post}
              pending={editor.pending}
              autosave={editor.autosave}
              onSave={(intent) => void editor.submit(intent)}
            />
          </Columns>
        </Stack>
      </Container>
      {editor.conflict && (
        <ConflictDialog
          current={editor.conflict.current}
          values={values}
          onClose={editor.closeConflict}
          onTakeTheirs={() => void editor.discard(editor.conflict?.current ?? post)}
          onKeepMine={() => void editor.keepMine()}
        />
      )}
      {dialog === 'versions' && post && (
        <RevisionsDialog
          post={post}
          onClose={() => setDialog(null)}
          onRestored={(restored) => {
            setDialog(null);
            void editor.discard(restored);
          }}
        />
      )}
      {dialog === 'links' && post && <PreviewLinksDialog postId={post.id} onClose={() => setDialog(null)} />}
    </Page>
  );
}
