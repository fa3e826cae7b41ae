import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationsPicture } from '../../pictures/conversations';
import { searchPicture } from '../../pictures/search';
import { Button, LinkButton } from '../button/button';
import { EmptyState } from './empty-state';
import { emptyStateDocs } from './empty-state.docs';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  parameters: {
    guide: emptyStateDocs,
    pictured: [
      {
        good: [
          <EmptyState
            key="good"
            compact
            headingLevel={3}
            illustration={searchPicture}
            title="No accountants found"
            description="Try fewer filters or another city."
            action={<Button variant="secondary">Clear Filters</Button>}
          />,
          'What is the case, why, and one way on.',
        ],
        bad: [
          <EmptyState
            key="bad"
            compact
            headingLevel={3}
            illustration={searchPicture}
            title="No data"
            description="There is nothing here."
          />,
          'A dead end.',
        ],
      },
    ],
  },
  argTypes: { illustration: { control: false } },
  args: {
    illustration: searchPicture,
    title: 'No accountants found',
    description: 'Try fewer filters or another place.',
    action: <Button variant="secondary">Clear Filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Compact: Story = {
  args: {
    compact: true,
    illustration: conversationsPicture,
    title: 'No Conversations',
    description: 'Write to a professional and the conversation appears here.',
    action: <LinkButton href="/search">Find Accountants</LinkButton>,
  },
};

/** Several stand together: a picture in each would be noise. */
export const WithoutPicture: Story = { args: { compact: true, illustration: null } };
