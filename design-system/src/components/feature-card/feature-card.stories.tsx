import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Stack } from '../layout/layout';
import { Link } from '../link/link';
import { FeatureCard } from './feature-card';
import { featureCardDocs } from './feature-card.docs';

const meta = {
  title: 'Content/FeatureCard',
  component: FeatureCard,
  tags: ['new'],
  parameters: { guide: featureCardDocs },
  args: { icon: 'verified', title: 'Verified professionals', children: 'Licences are checked with the state board before a profile says Verified.', headingLevel: 2 },
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verified professionals' })).toBeVisible();
  },
};

export const Rows: Story = {
  render: (args) => (
    <Stack gap={32}>
      <Grid columns={4} as="ul" gap={16}>
        <FeatureCard {...args} as="li" />
        <FeatureCard {...args} as="li" icon="message" title="Direct communication">
          Write first, decide later.
        </FeatureCard>
        <FeatureCard {...args} as="li" icon="search" title="Specialised matching by industry, service and the states you work in" action={<Link href="/search">Search</Link>} />
        <FeatureCard {...args} as="li" icon="lock" title="Secure platform" />
      </Grid>
      <Grid columns={3}>
        {(['search', 'star', 'handshake'] as const).map((icon) => (
          <FeatureCard key={icon} {...args} icon={icon} look="plain" />
        ))}
      </Grid>
    </Stack>
  ),
};
