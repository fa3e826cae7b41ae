import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { conversationsPicture } from '../../pictures/conversations';
import { searchPicture } from '../../pictures/search';
import { Button, LinkButton } from '../button/button';
import { EmptyState } from './empty-state';

const guide: ComponentDocs = {
  purpose: 'Nothing here yet, or nothing found, and what to do next.',
  use: ['In place of a list without entries.'],
  avoid: [
    ['It could not be loaded', 'ErrorState'],
    ['The page does not exist', 'NotFound'],
    ['It is still loading', 'Skeleton'],
  ],
  content: ['A positive title, one sentence, one next step. Never a dead end.'],
  strings: [
    'No accountants found',
    'Clear Filters',
    'No Conversations',
    'No messages yet',
    'No reviews yet. Be the first to leave a review!',
    'No testimonials match your filters',
    'View All Testimonials',
  ],
  screenReader: ['A heading of the page’s outline; the drawing is decoration.'],
};

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  parameters: {
    guide,
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
