import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../card/card';
import { Inline, Stack } from '../layout/layout';
import { Skeleton, SkeletonGroup, SkeletonRows, SkeletonText } from './skeleton';

const guide: ComponentDocs = {
  purpose: 'The outline of something whose shape is known.',
  use: ['First loads of cards, lists, tables.'],
  avoid: [
    ['The shape is not known, or failure is likely', 'Spinner'],
    ['Something old can stay visible', '`pending` of ResultsBar or Button'],
  ],
  content: ['No words; the group’s label is only read out.'],
  screenReader: ['Bones are hidden; the group announces its label once and is busy.'],
};

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { width: 240 } };

export const CardComing: Story = {
  render: () => (
    <SkeletonGroup label="Loading professionals">
      <Card>
        <Stack>
          <Inline gap={12} wrap={false}>
            <Skeleton shape="circle" height={48} />
            <Stack gap={8}>
              <Skeleton width={180} />
              <Skeleton width={120} />
            </Stack>
          </Inline>
          <SkeletonText lines={2} />
          <Skeleton shape="block" height={40} />
        </Stack>
      </Card>
    </SkeletonGroup>
  ),
};

export const TableComing: Story = {
  render: () => (
    <SkeletonGroup label="Loading users">
      <SkeletonRows count={4} height={48} />
    </SkeletonGroup>
  ),
};
