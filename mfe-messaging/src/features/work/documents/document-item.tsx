import { calendarDayText, engagementLimits, type Engagement, type EngagementItem } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { Icon } from '@counterpart/design-system/icon';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { today } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ItemFiles } from './item-files';
import { ReasonDialog } from '../reason-dialog';
import { acceptedFiles, useUploads } from './use-uploads';
import { useWorkAct } from '../../../work/use-work';
import { otherOf } from '../../../work/work-text';

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: var(--cp-space-4) var(--cp-space-12);
  align-items: start;
  padding-block: var(--cp-space-16);
  border-block-end: 1px solid var(--cp-border);
  overflow-wrap: anywhere;
`;

/** A circle: empty until it is checked off, then with a tick. A button for the side that asked. */
const Tick = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 2px solid var(--cp-border-control);
  border-radius: var(--cp-radius-full);
  background: var(--cp-bg);
  color: transparent;
  transition:
    background-color var(--cp-motion-fast) var(--cp-motion-ease),
    color var(--cp-motion-fast) var(--cp-motion-ease);

  &:is(button) {
    border-color: var(--cp-primary);
    cursor: pointer;
  }

  &:is(button):hover {
    background: var(--cp-primary-bg);
    color: var(--cp-primary);
  }

  &[data-status='accepted'] {
    border-color: var(--cp-success);
    background: var(--cp-success);
    color: var(--cp-bg);
  }
`;

const Rest = styled.div`
  grid-column: 2 / -1;
`;

interface Props {
  readonly item: EngagementItem;
  readonly work: Engagement;
}

const statusLabels = { open: 'Not here yet', received: 'Not checked yet', accepted: 'Checked off' } as const;

/** One document that was asked for, with its files, and what the viewer can do about it. */
export function DocumentItem({ item, work }: Props): ReactNode {
  const { id, title, status, returnedNote, files, can } = item;
  const { viewerSide } = work;
  const { runShown, pending } = useWorkAct();
  const [question, setQuestion] = useState<'return' | 'remove' | null>(null);
  const close = () => setQuestion(null);
  const path = { id };
  const checkOff = () =>
    void runShown((api) => api.send('post', '/api/engagement-items/{id}/accept', { path }), `Checked off: ${title}`);
  return (
    <Row>
      <Marker item={item} pending={pending} onCheckOff={checkOff} />
      <Words item={item} />
      {can.remove ? (
        <IconButton
          size="small"
          icon="close"
          label={`Stop asking for ${title}`}
          onClick={() => setQuestion('remove')}
        />
      ) : (
        <span />
      )}
      <Rest>
        <Stack gap={12}>
          {returnedNote && status === 'open' && (
            <Text size="small" weight="medium">
              {`Returned: ${returnedNote}`}
            </Text>
          )}
          <ItemFiles files={files} mayRemove={({ uploadedBy }) => can.removeOwnFiles && uploadedBy === viewerSide} />
          {can.upload && item.askedBy !== viewerSide && <Upload item={item} />}
          {can.return && (
            <Inline gap={8}>
              <Button size="small" variant="secondary" icon="check" pending={pending} onClick={checkOff}>
                Check Off
              </Button>
              <Button size="small" variant="ghost" disabled={pending} onClick={() => setQuestion('return')}>
                Return with a Note
              </Button>
            </Inline>
          )}
        </Stack>
      </Rest>
      {question === 'return' && <ReturnDialog item={item} work={work} onClose={close} />}
      {question === 'remove' && <RemoveDialog item={item} onClose={close} />}
    </Row>
  );
}

interface MarkerProps {
  readonly item: EngagementItem;
  readonly pending: boolean;
  readonly onCheckOff: () => void;
}

function Marker({ item: { title, status, can }, pending, onCheckOff }: MarkerProps): ReactNode {
  if (!can.accept)
    return (
      <Tick as="span" data-status={status}>
        <Icon name="check" size={16} label={statusLabels[status]} />
      </Tick>
    );
  return (
    <Tick type="button" data-status={status} disabled={pending} aria-label={`Check off ${title}`} onClick={onCheckOff}>
      <Icon name="check" size={16} />
    </Tick>
  );
}

function Words({ item }: { readonly item: EngagementItem }): ReactNode {
  const { title, note } = item;
  return (
    <div>
      <Text weight="medium" dir="auto">
        {title}
      </Text>
      {note && (
        <Text size="small" tone="muted" dir="auto">
          {note}
        </Text>
      )}
      <Due item={item} />
    </div>
  );
}

function Due({ item: { dueOn, status } }: { readonly item: EngagementItem }): ReactNode {
  if (!dueOn || status !== 'open') return null;
  const isOverdue = dueOn < today();
  return (
    <Text size="small" tone={isOverdue ? 'error' : 'muted'} tabular>
      {`${isOverdue ? 'Overdue since' : 'Due'} ${calendarDayText(dueOn)}`}
    </Text>
  );
}

function Upload({ item: { id, title, files } }: { readonly item: EngagementItem }): ReactNode {
  const uploads = useUploads(id);
  return (
    <FilePicker
      look="button"
      hideLabel
      label={`Files for ${title}`}
      chooseLabel={files.length > 0 ? 'Add Files' : 'Upload Files'}
      accept={acceptedFiles}
      maxSize={engagementLimits.fileBytes}
      maxFiles={engagementLimits.filesPerItem - files.length}
      files={uploads.files}
      onPick={uploads.pick}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
    />
  );
}

interface RemoveDialogProps {
  readonly item: EngagementItem;
  readonly onClose: () => void;
}

function RemoveDialog({ item: { id, title }, onClose }: RemoveDialogProps): ReactNode {
  const { runShown, pending } = useWorkAct();
  const remove = async () => {
    const path = { id };
    await runShown(
      (api) => api.send('delete', '/api/engagement-items/{id}', { path }),
      `No longer asked for: ${title}`,
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Stop asking for ${title}?`}
      confirmLabel="Stop Asking"
      pending={pending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

function ReturnDialog({ item: { id, title }, work, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const { run, failure } = useWorkAct();
  const { firstName } = otherOf(work);
  return (
    <ReasonDialog
      draft={`work-return.${id}`}
      title={`Return ${title}?`}
      description={`${firstName} reads your note and can upload other files.`}
      label={`Note for ${firstName}`}
      submitLabel="Return Document"
      pendingLabel="Returning..."
      max={engagementLimits.itemNoteMax}
      failure={failure}
      onClose={onClose}
      onSend={(note) =>
        run(
          (api) => api.send('post', '/api/engagement-items/{id}/return', { path: { id }, body: { note } }),
          'Document returned',
        )
      }
    />
  );
}
