import { from, VisuallyHidden } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * As high as what the window has left below the header and its notices: list and thread scroll by themselves, and the
 * composer stays in reach.
 */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  width: 100%;
  max-width: var(--cp-size-frame-page);
  /* Notices above it make it less. */
  flex: 0 1 auto;
  height: calc(100dvh - var(--cp-size-header-height));
  min-height: 360px;
  margin-inline: auto;
  background: var(--cp-bg);

  ${from('medium')} {
    grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
    min-height: 480px;
    border-inline: 1px solid var(--cp-border);
  }
`;

const Pane = styled.section<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'flex' : 'none')};
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${from('medium')} {
    display: flex;

    & + & {
      border-inline-start: 1px solid var(--cp-border);
    }
  }
`;

interface Props {
  /** The pane that small screens show. */
  readonly shown: 'list' | 'thread';
  readonly list: ReactNode;
  readonly thread: ReactNode;
}

/** Two panes, or one at a time below 768 px. */
export function MessagesLayout({ shown, list, thread }: Props): ReactNode {
  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>Messages</Heading>
      </VisuallyHidden>
      <Frame>
        <Pane aria-label="Conversations" $shown={shown === 'list'}>
          {list}
        </Pane>
        <Pane aria-label="Conversation" $shown={shown === 'thread'}>
          {thread}
        </Pane>
      </Frame>
    </>
  );
}
