import { calendarDayText, engagementLimits, type Engagement, type EngagementItem } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Menu } from '@counterpart/design-system/menu';
import { Heading, Text } from '@counterpart/design-system/text';
import { today } from '@counterpart/shell/sdk';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { ItemFiles } from './item-files';
import { ItemDialog, type ItemQuestion } from './item-dialogs';
import { acceptedFiles, type ItemUploads } from './use-uploads';
import { useWorkAct } from '../../../work/use-work';

const Item = styled.li`
  border-block-end: 1px solid var(--cp-border);

  > h3 {
    padding-block: var(--cp-space-16) var(--cp-space-8);
    border-block-end: 1px solid var(--cp-border);
  }

  &:first-child > h3 {
    padding-block-start: 0;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: var(--cp-space-4) var(--cp-space-12);
  align-items: start;
  padding-block: var(--cp-space-16);
  overflow-wrap: anywhere;
`;

/** A circle: empty until it is checked off, then with a tick. A button for who asked, once a file is there. */
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
  readonly uploads: ItemUploads;
  /** Title of the group that begins with it. */
  readonly heading: string | null;
}

const statusLabels = { open: 'Not here yet', received: 'Not checked yet', accepted: 'Checked off' } as const;

/** One document that was asked for, with its files, and what the viewer can do about it. Files can be dropped on it. */
export function DocumentItem({ item, work, uploads, heading }: Props): ReactNode {
  const { id, title, status, returnedNote, files, can } = item;
  const { viewerSide } = work;
  const { runShown, pending } = useWorkAct();
  const [question, setQuestion] = useState<ItemQuestion | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const path = { id };
  const checkOff = () =>
    void runShown((api) => api.send('post', '/api/engagement-items/{id}/accept', { path }), `Checked off: ${title}`);
  const isReceived = status === 'received';
  return (
    <Item>
      {heading && (
        <Heading level={3} size="body">
          {heading}
        </Heading>
      )}
      <Row ref={row}>
        <Marker item={item} pending={pending} onCheckOff={checkOff} />
        <Words item={item} />
        <ItemMenu item={item} onAsk={setQuestion} />
        <Rest>
          <Stack gap={12}>
            {returnedNote && status === 'open' && (
              <Text size="small" weight="medium">
                {`Returned: ${returnedNote}`}
              </Text>
            )}
            <ItemFiles files={files} mayRemove={({ uploadedBy }) => can.removeOwnFiles && uploadedBy === viewerSide} />
            {(can.upload || uploads.files.length > 0) && item.askedBy !== viewerSide && (
              <Upload item={item} uploads={uploads} row={row} />
            )}
            {can.return && isReceived && (
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
      </Row>
      {question && <ItemDialog {...{ item, work, question }} onClose={() => setQuestion(null)} />}
    </Item>
  );
}

interface ItemMenuProps {
  readonly item: EngagementItem;
  readonly onAsk: (question: ItemQuestion) => void;
}

/** Choices of the side that asked, beside checking what has come. */
function ItemMenu({ item: { title, status, can }, onAsk }: ItemMenuProps): ReactNode {
  const entries: readonly (readonly [boolean, ItemQuestion, string, IconName])[] = [
    [can.change, 'edit', 'Edit', 'edit'],
    [can.accept && status === 'open', 'accept', 'Check Off', 'check'],
    [can.return && status === 'accepted', 'return', 'Return with a Note', 'arrow-left'],
    [can.remove, 'remove', 'Stop Asking', 'close'],
  ];
  const items = entries.flatMap(([isPossible, question, label, icon]) =>
    isPossible ? [{ kind: 'action' as const, label, icon, onSelect: () => onAsk(question) }] : [],
  );
  if (items.length === 0) return <span />;
  return <Menu label={`More about ${title}`} trigger={<Icon name="more" size={20} />} items={items} />;
}

interface MarkerProps {
  readonly item: EngagementItem;
  readonly pending: boolean;
  readonly onCheckOff: () => void;
}

function Marker({ item: { title, status, can }, pending, onCheckOff }: MarkerProps): ReactNode {
  if (!can.accept || status !== 'received')
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

interface UploadProps {
  readonly item: EngagementItem;
  readonly uploads: ItemUploads;
  readonly row: RefObject<HTMLElement | null>;
}

function Upload({ item: { title, files }, uploads, row }: UploadProps): ReactNode {
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
      lostFiles={uploads.lostFiles}
      dropTarget={row}
      onPick={uploads.pick}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
    />
  );
}
