import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../src/components/button/button';
import { ComparisonTable } from '../../src/components/comparison-table/comparison-table';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Grid, Inline, Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { PricingCard } from '../../src/components/pricing-card/pricing-card';
import { SegmentedToggle } from '../../src/components/segmented-toggle/segmented-toggle';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { Heading } from '../../src/components/text/text';
import { documentsPicture } from '../../src/pictures/documents';
import { Template, type TemplateProps } from '../parts/template';

const plans = [
  { id: 'starter', title: 'Starter', price: '$0' },
  { id: 'professional', title: 'Professional', price: '$29' },
  { id: 'premium', title: 'Premium', price: '$59' },
];

/** The price first; one plan stands out; the table below for those who compare. */
function Pricing({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/pricing"
      noun="the plans"
      header={
        <PageHeader
          title="Plans and pricing"
          description="Plans for professionals. Clients use Counterpart free of charge."
        />
      }
      filled={
        <Stack gap={40}>
          <Inline justify="center">
            <SegmentedToggle
              label="Billing period"
              options={[
                { value: 'monthly', label: 'Monthly' },
                { value: 'annual', label: 'Annual' },
              ]}
              value="monthly"
              onChange={() => {}}
            />
          </Inline>
          <Grid columns={3}>
            {plans.map(({ id, title, price }) => (
              <PricingCard
                key={id}
                name={title}
                headingLevel={2}
                price={price}
                period="per month"
                badge={id === 'professional' ? 'Most Popular' : undefined}
                highlighted={id === 'professional'}
                features={['Client connections', 'Direct messages']}
                action={
                  <LinkButton
                    fullWidth
                    href="/auth?signup=true"
                    variant={id === 'professional' ? 'primary' : 'secondary'}
                  >
                    Choose {title}
                  </LinkButton>
                }
              />
            ))}
          </Grid>
          <Stack gap={16}>
            <Heading level={2}>Compare features</Heading>
            <ComparisonTable
              label="Plans by feature"
              columns={plans}
              rows={[
                {
                  label: 'Client connections per month',
                  values: { starter: 'Up to 2', professional: 'Up to 15', premium: 'Unlimited' },
                },
                { label: 'Analytics dashboard', values: { starter: false, professional: false, premium: true } },
              ]}
            />
          </Stack>
        </Stack>
      }
      loading={
        <Grid columns={3}>
          {plans.map(({ id }) => (
            <Skeleton key={id} shape="block" height={360} />
          ))}
        </Grid>
      }
      empty={
        <EmptyState
          illustration={documentsPicture}
          title="No invoices yet"
          description="Your first invoice appears here once you are on a paid plan."
          action={<LinkButton href="/pricing">Compare Plans</LinkButton>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Pricing',
  component: Pricing,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Pricing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
