import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { conversations, messages } from '../../.storybook/samples';
import { LinkButton } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { Composer } from '../../src/components/composer/composer';
import { ConversationList } from '../../src/components/conversation-list/conversation-list';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { from, Stack } from '../../src/components/layout/layout';
import { MessageThread } from '../../src/components/message-thread/message-thread';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { conversationsPicture } from '../../src/pictures/conversations';
import { Template, type TemplateProps } from '../parts/template';

const Panes = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  ${from('medium')} {
    grid-template-columns: 300px minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  padding: var(--cp-space-12) var(--cp-space-16);
  border-top: 1px solid var(--cp-border);
`;

/** Two panes: who, and what was written; the composer always in reach. */
function Messages({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/messages"
      signedIn
      noun="your messages"
      header={<PageHeader title="Messages" />}
      filled={
        <Card padding="none">
          <Panes>
            <ConversationList timeZone="UTC" conversations={conversations} selectedId={7} onSelect={() => {}} />
            <Stack gap={0}>
              <MessageThread timeZone="UTC" label="Messages with Maria Castellanos" messages={messages} />
              <Foot>
                <Composer label="Message to Maria Castellanos" value="" onChange={() => {}} onSend={() => {}} />
              </Foot>
            </Stack>
          </Panes>
        </Card>
      }
      loading={
        <Panes>
          <Skeleton shape="block" height={420} />
          <Skeleton shape="block" height={420} />
        </Panes>
      }
      empty={
        <EmptyState
          illustration={conversationsPicture}
          title="No Conversations"
          description="Write to a professional from their profile and the conversation appears here."
          action={<LinkButton href="/search">Find Accountants</LinkButton>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Messages',
  component: Messages,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Messages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
