import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Grid } from '../layout/layout';
import { FeatureCard } from './feature-card';

const guide: ComponentDocs = {
  purpose: 'One thing the product does, or one step of a few.',
  use: ['Rows of three or four on the home page and how it works.'],
  avoid: [
    ['It leads to a page', 'ContentCard'],
    ['A person says it', 'TestimonialCard'],
  ],
  content: ['Two or three words, then one or two sentences.'],
  screenReader: ['A heading and text; the drawing or number is decoration: an ordered list counts the steps.'],
};

const meta = {
  title: 'Content/FeatureCard',
  component: FeatureCard,
  tags: ['new'],
  parameters: { guide },
  args: {
    mark: 'verified',
    title: 'Verified professionals',
    children: 'Licenses are checked with the state board before a profile says Verified.',
    headingLevel: 2,
  },
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
    <>
      <Grid columns={4} as="ul" gap={16}>
        <FeatureCard {...args} as="li" />
        <FeatureCard {...args} as="li" mark="message" title="Direct communication">
          Message first, commit later.
        </FeatureCard>
        <FeatureCard
          {...args}
          as="li"
          mark="search"
          title="Specialized matching by industry, service and the states you work in"
        />
        <FeatureCard {...args} as="li" mark="lock" title="Secure platform" />
      </Grid>
      <Grid columns={3} as="ol" style={{ marginTop: 32 }}>
        {[1, 2, 3].map((step) => (
          <FeatureCard key={step} {...args} as="li" mark={step} />
        ))}
      </Grid>
      <Grid columns={3} as="ul" style={{ marginTop: 32 }}>
        {[1, 2, 3].map((step) => (
          <FeatureCard key={step} {...args} as="li" mark={step} look="plain" />
        ))}
      </Grid>
    </>
  ),
};
