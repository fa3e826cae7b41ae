import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Avatar } from '../../src/components/avatar/avatar';
import { Badge } from '../../src/components/badge/badge';
import { Button, LinkButton } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { from, Inline, Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Rating } from '../../src/components/rating/rating';
import { ReviewItem } from '../../src/components/review-item/review-item';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { Heading, Text } from '../../src/components/text/text';
import { emptyChairPicture } from '../../src/pictures/empty-chair';
import { Template, type TemplateProps } from '../parts/template';

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  align-items: start;
  ${from('large')} {
    grid-template-columns: 320px minmax(0, 1fr);
  }
`;

/** Left who, trust and one action; right what they do and what was said about them. */
function Profile({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/accountants"
      noun="this profile"
      header={
        <PageHeader
          title="Maria Castellanos"
          breadcrumbs={[
            { label: 'Home', href: '/' },
            { label: 'Accountants', href: '/accountants' },
            { label: 'Maria Castellanos' },
          ]}
        />
      }
      filled={
        <Columns>
          <Card>
            <Stack gap={16}>
              <Avatar id={7} name="Maria Castellanos" size="xlarge" />
              <Inline gap={8}>
                <Rating value={4.8} count={36} />
                <Badge tone="verified">Verified</Badge>
              </Inline>
              <Text tone="muted">Austin, TX. Replies within 4 hours.</Text>
              <Text weight="semibold" tabular>
                From $180 / return
              </Text>
              <Button fullWidth>Contact Me</Button>
            </Stack>
          </Card>
          <Stack gap={24}>
            <Heading level={2}>About</Heading>
            <Text>
              I help owner-run shops and online sellers close their books by the fifth of every month and file in as
              many states as they sell to.
            </Text>
            <Heading level={2}>Reviews</Heading>
            <ReviewItem
              timeZone="UTC"
              author={{ id: 3, name: 'Dana Whitfield' }}
              rating={5}
              comment="Found two states where we owed registration and one where we did not."
              createdAt="2026-11-05T00:30:00.000Z"
              verifiedClient
            />
          </Stack>
        </Columns>
      }
      loading={
        <Columns>
          <Skeleton shape="block" height={360} />
          <Skeleton shape="block" height={480} />
        </Columns>
      }
      empty={
        <EmptyState
          illustration={emptyChairPicture}
          title="Accountant Not Found"
          description="The accountant you're looking for doesn't exist or has been removed."
          action={<LinkButton href="/accountants">Back to Accountants</LinkButton>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Profile',
  component: Profile,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
