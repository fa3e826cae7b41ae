import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/button/button';
import { ContentCard } from '../../src/components/content-card/content-card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Grid, Inline, Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { SearchBar } from '../../src/components/search-bar/search-bar';
import { Skeleton, SkeletonText } from '../../src/components/skeleton/skeleton';
import { articlesPicture } from '../../src/pictures/articles';
import { Template, type TemplateProps } from '../parts/template';

const posts = [
  ['Four dates that cost owners money', 'Tax Strategies', 'Nov 12, 2026'],
  ['Close the books in five days', 'Financial Reporting', 'Nov 5, 2026'],
  ['What a second location really costs', 'Business Growth', 'Oct 28, 2026'],
] as const;

/** Titles that can be scanned, a cover each, more at the end of the list. */
function BlogList({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/blog"
      noun="articles"
      header={
        <Stack gap={16}>
          <PageHeader
            title="Counterpart Blog"
            description="Taxes, reporting, growth and finance technology, explained by the people who do the work."
          />
          <SearchBar label="Search articles" value="" onChange={() => {}} />
        </Stack>
      }
      filled={
        <Stack gap={24}>
          <Grid columns={3}>
            {posts.map(([title, category, day]) => (
              <ContentCard
                key={title}
                href="/blog/post"
                headingLevel={2}
                title={title}
                category={category}
                excerpt="What it means for a small business, and what to do about it this month."
                meta={day}
              />
            ))}
          </Grid>
          <Inline justify="center">
            <Button variant="secondary">Load More Articles</Button>
          </Inline>
        </Stack>
      }
      loading={
        <Grid columns={3}>
          {posts.map(([title]) => (
            <Stack key={title} gap={12}>
              <Skeleton shape="block" height={180} />
              <SkeletonText />
            </Stack>
          ))}
        </Grid>
      }
      empty={
        <EmptyState
          illustration={articlesPicture}
          title="No results found"
          description="No article mentions “escheat”. Try another word."
          action={<Button>Browse All Articles</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Blog list',
  component: BlogList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
