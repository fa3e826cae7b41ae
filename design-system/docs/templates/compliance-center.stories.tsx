import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/button/button';
import { ContentCard } from '../../src/components/content-card/content-card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Grid, Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { SearchBar } from '../../src/components/search-bar/search-bar';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { Heading } from '../../src/components/text/text';
import { guidesPicture } from '../../src/pictures/guides';
import { Template, type TemplateProps } from '../parts/template';

const guides = [
  ['Sales Tax Nexus After Wayfair', 'State'],
  ['Overtime Pay Under the FLSA', 'Federal'],
  ['GDPR for US Sellers', 'International'],
] as const;

/** Guides to find by a word of one's own; the tools are templates of their own. */
function ComplianceCenter({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/compliance"
      noun="guides"
      header={
        <Stack gap={16}>
          <PageHeader title="Compliance Center" description="What each law says, who it affects, and what to do." />
          <SearchBar label="Search guides" value="" onChange={() => {}} />
        </Stack>
      }
      filled={
        <Stack gap={16}>
          <Heading level={2}>All Compliance Guides</Heading>
          <Grid columns={3}>
            {guides.map(([title, jurisdiction]) => (
              <ContentCard
                key={title}
                href="/compliance/guide"
                linkLabel="View Full Guide"
                title={title}
                category={jurisdiction}
                meta="Sep 1, 2026"
                excerpt="What the rule says in plain English, and a checklist for your business."
              />
            ))}
          </Grid>
        </Stack>
      }
      loading={
        <Grid columns={3}>
          {guides.map(([title]) => (
            <Skeleton key={title} shape="block" height={280} />
          ))}
        </Grid>
      }
      empty={
        <EmptyState
          illustration={guidesPicture}
          title="No Guides Found"
          description="No guide matches all of your filters. Remove one, or try another word."
          action={<Button>Clear Filters</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Compliance Center',
  component: ComplianceCenter,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComplianceCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
