import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { meetingPicture } from '../../pictures/meeting';
import { quizPicture } from '../../pictures/quiz';
import { Card } from '../card/card';
import { Stack } from '../layout/layout';
import { Heading, Text } from '../text/text';
import { Illustration } from './illustration';

const guide: ComponentDocs = {
  purpose: 'A drawing of the one family, where a page explains, greets or thanks.',
  use: [
    'How it works, the quiz, the panel beside a form, a thank-you.',
    'One a screen. Import the drawing by itself: a page carries only what it shows.',
  ],
  avoid: [
    ['A place is empty', 'EmptyState with `illustration`'],
    ['Something is broken or lost', 'ErrorState or NotFound'],
    ['A mark beside a word', 'Icon'],
  ],
  content: ['No words in drawings, no faces that could be someone’s, no teal: it means verified.'],
  screenReader: ['Nothing: the words beside it say everything.'],
};

const meta = {
  title: 'Content/Illustration',
  component: Illustration,
  tags: ['new'],
  parameters: { guide },
  args: { picture: meetingPicture },
  argTypes: { picture: { control: false } },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 120 } };

/** In a place narrower than it, and beside its words. */
export const BesideWords: Story = {
  render: () => (
    <Card padding="large">
      <Stack gap={16} align="center">
        <Illustration picture={quizPicture} />
        <Heading level={2}>Find Your Match</Heading>
        <Text tone="muted">Nine short steps, about 2 minutes.</Text>
      </Stack>
    </Card>
  ),
};
