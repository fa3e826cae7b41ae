import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../src/components/button/button';
import { ComparisonTable } from '../../src/components/comparison-table/comparison-table';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Rating } from '../../src/components/rating/rating';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { peoplePicture } from '../../src/pictures/people';
import { Template, type TemplateProps } from '../parts/template';

const people = [
  { id: 7, title: 'Maria Castellanos' },
  { id: 14, title: 'Samuel Okafor' },
  { id: 33, title: 'Leah Kaplan' },
];

/** Facts down, people across; on a phone the people move sideways past the facts. */
function Compare({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/compare"
      noun="the comparison"
      header={
        <PageHeader
          title="Compare Professionals"
          description="Up to 4 side by side: ratings, prices, services and how they work."
        />
      }
      filled={
        <ComparisonTable
          label="Professionals by fact"
          rowTitle="Fact"
          narrow="scroll"
          columns={people}
          rows={[
            {
              label: 'Rating',
              values: {
                7: <Rating value={4.8} count={36} />,
                14: <Rating value={null} count={0} />,
                33: <Rating value={4.6} count={12} />,
              },
            },
            { label: 'Starting price', values: { 7: '$180 / return', 14: '$95 / hour', 33: '$240 / return' } },
            { label: 'Works remotely', values: { 7: true, 14: true, 33: false } },
            {
              label: 'Profile',
              values: Object.fromEntries(
                people.map(({ id, title }) => [
                  id,
                  <LinkButton key={id} href={`/accountant/${id}`} size="small" aria-label={`Message ${title}`}>
                    Message
                  </LinkButton>,
                ]),
              ),
            },
          ]}
        />
      }
      loading={<Skeleton shape="block" height={420} />}
      empty={
        <EmptyState
          illustration={peoplePicture}
          title="No one to compare yet"
          description="Select Compare on up to four cards or profiles, and they’ll show up here side by side."
          action={<LinkButton href="/search">Find Professionals</LinkButton>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Compare',
  component: Compare,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Compare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
