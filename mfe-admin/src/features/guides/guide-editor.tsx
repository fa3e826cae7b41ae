import type { EditedGuide, GuideContent } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { Stack } from '@counterpart/design-system/layout';
import { Tabs } from '@counterpart/design-system/tabs';
import { Text } from '@counterpart/design-system/text';
import { LeaveGuard, Slot, useDraft, useDraftState } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConflictNotice } from './conflict-notice';
import { GuideActions } from './guide-actions';
import { GuideDialogs, type Asked } from './guide-dialogs';
import { AskGuide } from './ask-guide';
import { GuideAnswers } from './guide-answers';
import { GuideDates } from './dates/guide-dates';
import { GuideForm } from './guide-form';
import { GuideVersions } from './guide-versions';
import { blankGuide, previewOf } from './guide-values';
import { useGuideEditor, type EditorAct } from './use-guide-editor';
import { useEditorView } from './use-editor-view';

/** A guide being written: its fields, its page, its versions, and what can be done with it. */
export function GuideEditor({
  guide,
  onStored,
}: {
  /** Undefined for a new one. */
  readonly guide?: EditedGuide;
  readonly onStored: (guide: EditedGuide) => void;
}): ReactNode {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<GuideContent>(() => guide?.content ?? blankGuide());
  // With what it was begun from: a guide that is read again meanwhile does not make it newer.
  const draftName = `guide.${guide?.id ?? 'new'}`;
  const draft = useDraft(draftName);
  const [{ content, revision }, setTyped] = useDraftState(draftName, {
    content: saved,
    revision: guide?.revision ?? 1,
  });
  const setContent = (change: (typed: GuideContent) => GuideContent) =>
    setTyped((typed) => ({ ...typed, content: change(typed.content) }));
  const [view, setView] = useEditorView();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const isDirty = !isDeleted && JSON.stringify(content) !== JSON.stringify(saved);
  const form = useRef<HTMLFormElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const editor = useGuideEditor(guide, (withdrawn) => void act({ kind: 'reinstate' }, withdrawn.revision));
  const { wrong } = editor;

  // The field that is to be mended is on the screen and has the focus.
  useEffect(() => {
    if (!wrong || wrong.path === 'note') return;
    setView(wrong.path.startsWith('answers') ? 'answers' : 'edit');
    const field = wrong.path.startsWith('answers') ? answers : form;
    const first = field.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [wrong, setView]);

  useEffect(() => {
    if (isDeleted) void navigate('/admin/guides', { replace: true });
  }, [isDeleted, navigate]);

  function take(stored: EditedGuide, isTextTaken = true): void {
    setSaved(stored.content);
    setTyped((typed) => ({ content: isTextTaken ? stored.content : typed.content, revision: stored.revision }));
    if (isTextTaken) draft.forget();
    onStored(stored);
  }

  async function act(what: EditorAct, from = revision): Promise<void> {
    const { stored, refusal } = await editor.act(content, what, from);
    setRestored(null);
    // What is wrong with the note is said in the dialog that asks for it.
    if (refusal?.path !== 'note') setAsked(null);
    if (!stored) return;
    const isTextSent = what.kind !== 'withdraw' && what.kind !== 'reinstate';
    take(stored, isTextSent || !isDirty);
    if (what.kind === 'restore') setView('edit');
  }

  const errorAt = (path: string) => (wrong?.path === path ? wrong.sentence : undefined);
  return (
    <Stack gap={24}>
      <LeaveGuard
        isDirty={isDirty && editor.pending === null}
        description="Your changes to the guide are not saved yet."
        isWithinPath
      />
      <GuideActions
        guide={guide}
        isDirty={isDirty}
        pending={editor.pending}
        onSave={() => void act({ kind: 'save' })}
        onAsk={(what) => {
          editor.clear();
          setAsked(what);
        }}
      />
      {editor.failure && (
        <ConflictNotice
          failure={editor.failure}
          conflict={editor.conflict}
          mine={content}
          onContinue={(newest) => {
            setTyped({ content, revision: newest.revision });
            editor.clear();
          }}
          onTheirs={(newest) => {
            take(newest);
            editor.clear();
          }}
        />
      )}
      <Tabs
        label="Guide"
        value={guide || (view !== 'versions' && view !== 'dates') ? view : 'edit'}
        onChange={setView}
        items={[
          {
            id: 'edit',
            label: 'Edit',
            content: (
              <form ref={form} onSubmit={(event) => event.preventDefault()}>
                <GuideForm
                  content={content}
                  wasPublic={guide?.wasPublic ?? false}
                  errorAt={errorAt}
                  onChange={(typed) => {
                    setContent(() => typed);
                    if (wrong) editor.clear();
                  }}
                />
              </form>
            ),
          },
          {
            id: 'answers',
            label: 'Answers',
            content: (
              <div ref={answers}>
                <Stack gap={24}>
                  <AskGuide content={content} guideId={guide?.id ?? null} />
                  <GuideAnswers
                    slug={guide?.content.slug ?? ''}
                    answers={content.answers}
                    errorAt={errorAt}
                    onChange={(change) => {
                      setContent((typed) => ({ ...typed, answers: change(typed.answers) }));
                      if (wrong) editor.clear();
                    }}
                  />
                </Stack>
              </div>
            ),
          },
          ...(guide ? [{ id: 'dates' as const, label: 'Dates', content: <GuideDates guideId={guide.id} /> }] : []),
          {
            id: 'preview',
            label: 'Preview',
            isBeside: true,
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
                      onRestore={(number) => {
                        if (isDirty) setRestored(number);
                        else void act({ kind: 'restore', number });
                      }}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {restored !== null && (
        <ConfirmDialog
          title={`Restore version ${restored}?`}
          description="Your unsaved changes would be replaced. Save a draft first to keep them."
          confirmLabel="Restore"
          pending={editor.pending === 'restore'}
          onConfirm={() => void act({ kind: 'restore', number: restored })}
          onClose={() => setRestored(null)}
        />
      )}
      {asked && (
        <GuideDialogs
          asked={asked}
          guide={guide && { ...guide, revision }}
          pending={editor.pending !== null}
          noteRefusal={errorAt('note')}
          onAct={(what) => void act(what)}
          onDeleted={() => setDeleted(true)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
