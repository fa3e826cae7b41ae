import type { Meta, StoryObj } from '@storybook/react-vite';
import { meetingPicture } from '../../pictures/meeting';
import { quizPicture } from '../../pictures/quiz';
import { Card } from '../card/card';
import { Stack } from '../layout/layout';
import { Heading, Text } from '../text/text';
import { Illustration } from './illustration';
import { illustrationDocs } from './illustration.docs';

const meta = {
  title: 'Content/Illustration',
  component: Illustration,
  tags: ['new'],
  parameters: { guide: illustrationDocs },
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
