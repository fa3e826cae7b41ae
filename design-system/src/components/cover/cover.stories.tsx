import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import type { ComponentDocs } from '../../docs/component-docs';
import { Cover } from './cover';

const Frame = styled.div`
  max-width: 20rem;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);
`;

const letter = (
  <>
    <rect className="paper" x="88" y="40" width="144" height="104" rx="8" />
    <path d="m88 52 72 52 72-52" />
    <circle className="sun" cx="226" cy="46" r="18" />
    <path className="over" d="m218 46 6 6 10-12" />
  </>
);

const guide: ComponentDocs = {
  purpose: 'The drawn cover of something to read that has no picture of its own.',
  use: ['On top of a ContentCard, and above an article or a guide.'],
  avoid: [
    ['A place is empty or broken', 'EmptyState, ErrorState or NotFound'],
    ['A page greets or explains', 'Illustration'],
  ],
  content: ['The subject itself in it: a calendar for deadlines, a padlock for privacy. No words.'],
  screenReader: ['Nothing: the title beside it says everything.'],
};

const meta = {
  title: 'Content/Cover',
  component: Cover,
  tags: ['new'],
  parameters: { guide },
  args: { children: letter },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Cover>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
