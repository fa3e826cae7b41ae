import type { EditedGuide, GuideContent } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Tabs } from '@counterpart/design-system/tabs';
import { Text } from '@counterpart/design-system/text';
import { Slot } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { ConflictNotice } from './conflict-notice';
import { GuideForm } from './guide-form';
import { GuideVersions } from './guide-versions';
import { blankGuide, previewOf, stateLabels } from './guide-values';
import { ReasonDialog } from './reason-dialog';
import { useGuideEditor, type EditorAct } from './use-guide-editor';

type View = 'edit' | 'preview' | 'versions';

/** A guide being written: its fields, its page, its versions, and what can be done with it. */
export function GuideEditor({
  guide,
  onStored,
}: {
  /** Undefined for a new one. */
  readonly guide?: EditedGuide;
  readonly onStored: (guide: EditedGuide) => void;
}): ReactNode {
  const [content, setContent] = useState<GuideContent>(() => guide?.content ?? blankGuide());
  // What the text was begun from: a guide that is read again meanwhile does not make it newer.
  const [revision, setRevision] = useState(guide?.revision ?? 1);
  const [view, setView] = useState<View>('edit');
  const [asked, setAsked] = useState<'publish' | 'withdraw' | null>(null);
  const editor = useGuideEditor(guide);

  async function act(what: EditorAct): Promise<void> {
    const stored = await editor.act(content, what, revision);
    setAsked(null);
    if (!stored) return;
    setContent(stored.content);
    setRevision(stored.revision);
    if (what.kind === 'restore') setView('edit');
    onStored(stored);
  }

  return (
    <Stack gap={24}>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Badge tone={guide?.published ? 'success' : 'neutral'}>{stateLabels[guide?.state ?? 'draft']}</Badge>
          {guide?.published && <Link href={`/compliance/${guide.content.slug}`}>View public page</Link>}
        </Inline>
        <Inline gap={12}>
          {guide?.published && (
            <Button variant="ghost" onClick={() => setAsked('withdraw')} disabled={editor.pending !== null}>
              Withdraw
            </Button>
          )}
          <Button
            variant="secondary"
            pending={editor.pending === 'save'}
            disabled={editor.pending !== null}
            onClick={() => void act({ kind: 'save' })}
          >
            Save draft
          </Button>
          <Button disabled={editor.pending !== null} onClick={() => setAsked('publish')}>
            Publish
          </Button>
        </Inline>
      </Inline>
      {editor.failure && (
        <ConflictNotice
          failure={editor.failure}
          conflict={editor.conflict}
          mine={content}
          onContinue={(newest) => {
            setRevision(newest.revision);
            editor.clear();
          }}
          onTheirs={(newest) => {
            setContent(newest.content);
            setRevision(newest.revision);
            editor.clear();
            onStored(newest);
          }}
        />
      )}
      <Tabs
        label="Guide"
        value={view}
        onChange={setView}
        items={[
          {
            id: 'edit',
            label: 'Edit',
            content: <GuideForm content={content} isNew={!guide} onChange={setContent} />,
          },
          {
            id: 'preview',
            label: 'Preview',
            content: (
              <Slot
                name="guide.preview"
                props={{ guide: previewOf(content, guide) }}
                loading={<Text tone="muted">Loading preview...</Text>}
                fallback={<Text tone="muted">The Compliance Center is not available right now.</Text>}
              />
            ),
          },
          ...(guide
            ? [
                {
                  id: 'versions' as const,
                  label: 'Versions',
                  content: (
                    <GuideVersions
                      guideId={guide.id}
                      current={content}
                      onRestore={(number) => void act({ kind: 'restore', number })}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {asked === 'publish' && (
        <ReasonDialog
          title="Publish this guide?"
          description={
            guide && guide.followers > 0
              ? `${guide.followers} ${guide.followers === 1 ? 'person follows' : 'people follow'} it and will be notified if its text changed.`
              : 'Everybody can read it then, and the assistant answers from it.'
          }
          label="What changed"
          help="Readers see it with the date. Not needed the first time."
          confirmLabel="Publish"
          pending={editor.pending === 'publish'}
          onConfirm={(note) => void act({ kind: 'publish', note })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'withdraw' && (
        <ReasonDialog
          title="Withdraw this guide?"
          description="Nobody can read it any more; it stays here as a draft and can be published again."
          label="Reason"
          confirmLabel="Withdraw"
          least={3}
          pending={editor.pending === 'withdraw'}
          onConfirm={(reason) => void act({ kind: 'withdraw', reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
