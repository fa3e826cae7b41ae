import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { from } from '../../src/internal/media';
import { conversations, messages as written } from '../../.storybook/samples';
import { Composer } from '../../src/components/composer/composer';
import { ConversationList } from '../../src/components/conversation-list/conversation-list';
import { MessageThread, type ThreadMessage } from '../../src/components/message-thread/message-thread';
import { Document, Rules, Section } from '../parts/document';

const Panes = styled.div`
  display: grid;
  grid-template-rows: auto 420px;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  overflow: hidden;

  ${from('medium')} {
    grid-template: 480px / 300px minmax(0, 1fr);
  }
`;

const Thread = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: solid var(--cp-border);
  border-width: 1px 0 0;

  ${from('medium')} {
    border-width: 0 0 0 1px;
  }
`;

const Foot = styled.div`
  padding: var(--cp-space-12) var(--cp-space-16);
  border-top: 1px solid var(--cp-border);
`;

function Messages() {
  const [selected, setSelected] = useState(7);
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly ThreadMessage[]>(written);
  const person = conversations.find(({ id }) => id === selected);
  const send = (content: string) => {
    setMessages([
      ...messages,
      {
        id: `mine-${messages.length}`,
        sent: true,
        sender: { id: 3, name: 'Dana Whitfield' },
        content,
        createdAt: '2026-11-20T15:00:00.000Z',
      },
    ]);
    setText('');
  };
  return (
    <Panes>
      <ConversationList timeZone="UTC" conversations={conversations} selectedId={selected} onSelect={setSelected} />
      <Thread>
        <MessageThread
          timeZone="UTC"
          key={selected}
          label={`Messages with ${person?.name ?? ''}`}
          messages={selected === 7 ? messages : []}
          firstUnreadId={5}
        />
        <Foot>
          <Composer label={`Message to ${person?.name ?? ''}`} value={text} onChange={setText} onSend={send} />
        </Foot>
      </Thread>
    </Panes>
  );
}

const meta = { title: 'Patterns/Messaging', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Messaging: StoryObj = {
  render: () => (
    <Document
      title="Messaging"
      lead="Two panes, or one at a time on a phone. The newest message is visible, the composer always in reach."
    >
      <Section title="At work">
        <Messages />
      </Section>
      <Section title="How it behaves">
        <Rules
          dos={[
            'A message is there at once; if it could not be sent it stays, with Retry.',
            'Scroll to a new message only for who reads at the end.',
            'A line above the first unread message, and it stays there while the thread is open.',
            'Each conversation keeps its own draft.',
            'Enter sends, Shift+Enter starts a line.',
          ]}
          donts={[
            'Losing what was typed.',
            'Taking the focus when a message arrives: the list is a log and is read out.',
            'A dialog to write in when the thread is there.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Maria Castellanos' });
    await userEvent.type(field, 'Thursday at ten it is.{Enter}');
    await expect(canvas.getByRole('log')).toHaveTextContent('Thursday at ten it is.');
    await expect(field).toHaveValue('');
  },
};
