import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { maria } from '../../.storybook/samples';
import { Button, LinkButton } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Illustration } from '../../src/components/illustration/illustration';
import { Grid, Inline, Stack } from '../../src/components/layout/layout';
import { ProfessionalCard } from '../../src/components/professional-card/professional-card';
import { SearchBar } from '../../src/components/search-bar/search-bar';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { Heading, Text } from '../../src/components/text/text';
import { clientsPicture } from '../../src/pictures/clients';
import { peoplePicture } from '../../src/pictures/people';
import { Template, type TemplateProps } from '../parts/template';

const Hero = styled.div`
  padding-block: var(--cp-space-24) var(--cp-space-40);
`;

/** Offer and price in three lines, the search in sight, then people. */
function Home({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/"
      noun="this list"
      header={
        <Hero>
          <Card tone="primary" padding="large">
            <Grid minimum={320}>
              <Stack gap={16} justify="center">
                <Heading level={1} size="display">
                  Find a financial professional
                </Heading>
                <Text size="large">Accountants, advisors and CFOs, with prices and reviews. Free for clients.</Text>
                <SearchBar
                  label="What do you need?"
                  placeholder="Bookkeeping in Austin"
                  size="large"
                  value=""
                  onChange={() => {}}
                />
              </Stack>
              <Stack align="center" justify="center">
                <Illustration picture={clientsPicture} size={360} />
              </Stack>
            </Grid>
          </Card>
        </Hero>
      }
      filled={
        <Stack gap={24}>
          <Heading level={2}>Featured accountants</Heading>
          <Grid as="ul" columns={3} data-people>
            {[maria, { ...maria, id: 8, name: 'Dana Ortiz' }, { ...maria, id: 9, name: 'Lena Ruiz' }].map((person) => (
              <li key={person.id}>
                <ProfessionalCard kind="accountant" professional={person} action={{ label: 'View Profile' }} />
              </li>
            ))}
          </Grid>
          <Inline justify="center">
            <LinkButton href="/search" variant="secondary">
              View all accountants
            </LinkButton>
          </Inline>
        </Stack>
      }
      loading={
        <Grid columns={3}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} shape="block" height={320} />
          ))}
        </Grid>
      }
      empty={
        <EmptyState
          illustration={peoplePicture}
          title="No featured accountants yet"
          description="The directory lists everyone else."
          action={<Button variant="secondary">Browse Accountants</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Home',
  component: Home,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
