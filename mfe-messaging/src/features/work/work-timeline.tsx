import type { Engagement } from '@counterpart/api/contract';
import { Loaded, ShowMore, useDateText, useSession } from '@counterpart/shell/sdk';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTimeline } from '../../work/use-work';
import { eventSentence, otherOf } from '../../work/work-text';

const List = styled.ol`
  display: grid;
  border-inline-start: 2px solid var(--cp-border);
`;

const Entry = styled.li`
  position: relative;
  padding: 0 0 var(--cp-space-16) var(--cp-space-20);
  overflow-wrap: anywhere;

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: -6px;
    inset-block-start: 7px;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--cp-bg);
    border-radius: var(--cp-radius-full);
    background: var(--cp-text-3);
  }

  &:first-child::before {
    background: var(--cp-primary);
  }
`;

/** Everything that happened to a piece of work, newest first. */
export function WorkTimeline({ work }: { readonly work: Engagement }): ReactNode {
  const { user } = useSession();
  const dateText = useDateText();
  const { more, ...timeline } = useTimeline(work.id);
  return (
    <Stack as="section" gap={12} aria-labelledby="work-timeline">
      <Heading level={2} id="work-timeline">
        Timeline
      </Heading>
      <Loaded of={timeline} name="the timeline" compact headingLevel={3}>
        {({ items }) => (
          <>
            <List>
              {items.map(({ id, senderId, content, createdAt }) => (
                <Entry key={id}>
                  <Text size="small">
                    {eventSentence(senderId === user?.id ? 'You' : otherOf(work).firstName, content)}
                  </Text>
                  <Text as="time" size="small" tone="subtle" dateTime={createdAt}>
                    {dateText(createdAt, 'moment')}
                  </Text>
                </Entry>
              ))}
            </List>
            <ShowMore more={more} what="events" />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
