import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Grid } from '../layout/layout';
import { ContentCard } from './content-card';
import { contentCardDocs } from './content-card.docs';

const meta = {
  title: 'Content/ContentCard',
  component: ContentCard,
  tags: ['stable'],
  parameters: { guide: contentCardDocs },
  args: {
    href: '/blog/quarterly-estimates',
    title: 'Quarterly estimates without the guesswork',
    excerpt: 'Four dates, two methods and one spreadsheet: how to pay what you owe on time, and nothing more.',
    category: 'Tax Planning',
    meta: ['Maria Castellanos', 'November 5, 2026', '6 min read'],
    headingLevel: 2,
  },
} satisfies Meta<typeof ContentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { image: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/blog/quarterly-estimates');
  },
};

export const Cards: Story = {
  render: (args) => (
    <Grid columns={3}>
      <ContentCard {...args} image={null} />
      <ContentCard {...args} image={null} category="Bookkeeping" title="The chart of accounts you will still like in five years" tags={['Small business', 'Retail', 'Software', 'Nonprofit']} />
      <ContentCard {...args} image={null} category="Payroll" title="Hiring your first employee in another state" badge={<Badge tone="warning">Draft</Badge>} excerpt={null} />
      <ContentCard {...args} title="Without a picture" />
    </Grid>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quarterly estimates without the guesswork' })).toHaveFocus();
  },
};
