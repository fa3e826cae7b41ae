import { calendarDayText, type Engagement, type EngagementItem } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { LeaveGuard } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { AskDialog } from './ask-dialog';
import { DocumentItem } from './document-item';
import { useUploads } from './use-uploads';
import { countOf, otherOf } from '../../../work/work-text';

const Progress = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  overflow: hidden;
  border: 0;
  border-radius: var(--cp-radius-full);
  background: var(--cp-border);

  &::-webkit-progress-bar {
    background: var(--cp-border);
  }

  &::-webkit-progress-value {
    background: var(--cp-success);
  }

  &::-moz-progress-bar {
    background: var(--cp-success);
  }
`;

/** One list, so that a document that moves to another group is the same row with the same files on their way. */
const Items = styled.ul`
  display: grid;
`;

/** Documents that either side asked for, by whose turn it is. */
export function DocumentsSection({ work }: { readonly work: Engagement }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { items, mayDo, filesRemovedOn } = work;
  const { firstName } = otherOf(work);
  const done = items.filter((item) => item.status === 'accepted');
  const uploads = useUploads(work.id);
  const hasFiles = items.some(({ files }) => files.length > 0);
  return (
    <Stack as="section" gap={16} aria-labelledby="work-documents">
      <Inline justify="between" gap={12}>
        <Heading level={2} id="work-documents" tabIndex={-1}>
          Documents
        </Heading>
        <Actions work={work} hasFiles={hasFiles} onAsk={() => setAsking(true)} />
      </Inline>
      {items.length === 0 ? (
        <Text tone="muted">
          {mayDo.includes('ask')
            ? `Ask ${firstName} for what you need. Files here are private to the two of you.`
            : 'No documents were asked for.'}
        </Text>
      ) : (
        <Stack gap={8}>
          <Progress value={done.length} max={items.length} aria-label="Documents checked off" />
          <Text size="small" tone="muted">{`${done.length} of ${countOf(items.length, 'document')} checked off`}</Text>
        </Stack>
      )}
      {filesRemovedOn && hasFiles && (
        <Text size="small" tone="muted">
          {`Files are removed on ${calendarDayText(filesRemovedOn)}. Download what you need before then.`}
        </Text>
      )}
      {items.length > 0 && (
        <Items>
          {groupsOf(work).flatMap((group) =>
            group.items.map((item, index) => (
              <DocumentItem
                key={item.id}
                heading={index === 0 ? `${group.title} (${group.items.length})` : null}
                item={item}
                work={work}
                uploads={uploads.of(item.id)}
              />
            )),
          )}
        </Items>
      )}
      <LeaveGuard
        isDirty={uploads.unfinished}
        description="Files that are not uploaded yet are lost when you leave."
        cancelLabel="Stay Here"
      />
      {isAsking && <AskDialog work={work} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** Documents by whose turn it is; by whether they were checked off once the work is over. */
function groupsOf(work: Engagement) {
  const { items, status, viewerSide } = work;
  const open = items.filter((item) => item.status !== 'accepted');
  const isViewers = (item: EngagementItem) => (item.status === 'open') !== (item.askedBy === viewerSide);
  const waiting = [
    { title: 'Waiting for you', items: open.filter(isViewers) },
    { title: `Waiting for ${otherOf(work).firstName}`, items: open.filter((item) => !isViewers(item)) },
  ];
  const isOver = status === 'done' || status === 'ended';
  return [
    ...(isOver ? [{ title: 'Not checked off', items: open }] : waiting),
    { title: 'Checked off', items: items.filter((item) => item.status === 'accepted') },
  ];
}

interface ActionsProps {
  readonly work: Engagement;
  readonly hasFiles: boolean;
  readonly onAsk: () => void;
}

function Actions({ work: { id, mayDo }, hasFiles, onAsk }: ActionsProps): ReactNode {
  return (
    <Inline gap={8}>
      {hasFiles && (
        <LinkButton size="small" variant="ghost" icon="download" href={`/api/engagements/${id}/documents.zip`} download>
          Download All
        </LinkButton>
      )}
      {mayDo.includes('ask') && (
        <Button size="small" variant="secondary" icon="plus" onClick={onAsk}>
          Ask for Documents
        </Button>
      )}
    </Inline>
  );
}
