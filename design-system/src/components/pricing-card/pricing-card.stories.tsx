import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button, LinkButton } from '../button/button';
import { Grid } from '../layout/layout';
import { PricingCard } from './pricing-card';

const onChoose = fn();

const guide: ComponentDocs = {
  purpose: 'One plan: for whom, how much, what is in it, one button.',
  use: ['Rows of two or three plans.'],
  avoid: [['Every detail of every plan', 'ComparisonTable']],
  content: [
    'The price first, the period after it, what is billed below.',
    'What is in the plan; what is not is for the comparison.',
  ],
  strings: [
    'Most Popular',
    'per month',
    'billed annually at $290 (save $58)',
    'billed annually at $590 (save $118)',
    'Save 17%',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses the button'],
  ],
  screenReader: ['An article named after the plan.'],
};

const meta = {
  title: 'Content/PricingCard',
  component: PricingCard,
  tags: ['new'],
  parameters: { guide },
  args: {
    name: 'Professional',
    description: 'For a practice that grows.',
    price: '$24',
    period: 'per month',
    priceNote: 'billed annually at $290 (save $58)',
    badge: 'Most Popular',
    highlighted: true,
    features: [
      'Up to 15 client connections per month',
      'Higher placement in search',
      'Featured status 5 days per month',
    ],
    action: (
      <Button fullWidth onClick={onChoose}>
        Start Free Trial
      </Button>
    ),
    headingLevel: 2,
  },
} satisfies Meta<typeof PricingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Professional' })).toBeVisible();
    await expect(canvas.getByText('Most Popular')).toBeVisible();
  },
};

export const ThreePlans: Story = {
  render: (args) => (
    <Grid columns={3}>
      <PricingCard
        name="Starter"
        description="To be listed and found."
        price="$0"
        period="per month"
        priceNote="free forever"
        features={['Up to 2 client connections per month', 'Standard placement']}
        action={
          <LinkButton href="/auth?signup=true&accountant=true" variant="secondary" fullWidth>
            Sign Up Free
          </LinkButton>
        }
        headingLevel={2}
      />
      <PricingCard {...args} />
      <PricingCard
        name="Premium"
        description="For a firm that wants every client it can serve, in all the states and industries it works in."
        price="$49"
        period="per month"
        priceNote="billed annually at $590 (save $118)"
        badge="Your plan"
        features={[
          'Unlimited connections',
          'Top placement',
          'Permanent featured status',
          'Messaging with attachments',
          'Advanced review tools',
          'Analytics dashboard',
        ]}
        action={
          <Button variant="secondary" fullWidth disabled>
            Current Plan
          </Button>
        }
        headingLevel={2}
      />
    </Grid>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start Free Trial' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalled();
  },
};
