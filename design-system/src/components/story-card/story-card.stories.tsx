import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../button/button';
import { Grid } from '../layout/layout';
import { StoryCard } from './story-card';
import { storyCardDocs } from './story-card.docs';

const meta = {
  title: 'Content/StoryCard',
  component: StoryCard,
  tags: ['new'],
  parameters: { guide: storyCardDocs },
  args: {
    category: 'E-Commerce',
    title: 'Eleven states, one filing calendar',
    challenge: 'A maker of ceramics sold online in eleven states and did not know where it owed sales tax.',
    solution: 'A nexus check for each state, two late registrations, and one calendar for all filings.',
    results: ['4 hours a month instead of 3 days', '$18,200 of penalties waived'],
    action: (
      <LinkButton href="/search?industry=ecommerce" variant="secondary">
        Find e-commerce specialists
      </LinkButton>
    ),
    headingLevel: 2,
  },
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Eleven states, one filing calendar' })).toBeVisible();
  },
};

export const Pair: Story = {
  render: (args) => (
    <Grid columns={2}>
      <StoryCard {...args} />
      <StoryCard {...args} category={undefined} action={undefined} title="Short" challenge="Late books." solution="A bookkeeper." results={['Closed by the fifth']} />
    </Grid>
  ),
};
