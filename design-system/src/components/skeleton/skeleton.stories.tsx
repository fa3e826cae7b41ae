import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Inline, Stack } from '../layout/layout';
import { Skeleton, SkeletonGroup, SkeletonRows, SkeletonText } from './skeleton';
import { skeletonDocs } from './skeleton.docs';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: { guide: skeletonDocs },
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
