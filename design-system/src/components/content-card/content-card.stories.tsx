import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../badge/badge';
import { Grid } from '../layout/layout';
import { ContentCard } from './content-card';

/** Stands for a post's own drawing. */
const picture = (
  <svg viewBox="0 0 160 90" aria-hidden="true" style={{ display: 'block', fill: 'var(--cp-primary)' }}>
    <path d="M20 70h12V46H20zm22 0h12V32H42zm22 0h12V52H64zm22 0h12V24H86z" />
  </svg>
);

const guide: ComponentDocs = {
  purpose: 'A post, a guide or a page as a card that can be pressed anywhere.',
  use: ['Lists of articles and guides.'],
  avoid: [
    ['A person', 'ProfessionalCard'],
    ['What a client says', 'TestimonialCard'],
    ['A feature without a page of its own', 'FeatureCard'],
  ],
  content: [
    'The title is the page’s title; the excerpt says what the reader will know afterwards.',
    'At most three facts below the title: date, author, minutes.',
  ],
  strings: ['Read More', 'View Full Guide', 'Featured'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Opens the page'],
  ],
  screenReader: ['One link, named by its words and the title; the picture is decoration.'],
};

const meta = {
  title: 'Content/ContentCard',
  component: ContentCard,
  tags: ['stable'],
  parameters: { guide },
  args: {
    href: '/blog/quarterly-estimates',
    title: 'Quarterly estimates without the guesswork',
    excerpt: 'Four dates, two methods and one spreadsheet: how to pay what you owe on time, and nothing more.',
    category: 'Tax Planning',
    meta: '3 days ago · Maria Castellanos',
    headingLevel: 2,
  },
} satisfies Meta<typeof ContentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { picture },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Read More: Quarterly estimates without the guesswork' }),
    ).toHaveAttribute('href', '/blog/quarterly-estimates');
  },
};

export const Cards: Story = {
  render: (args) => (
    <Grid columns={3}>
      <ContentCard {...args} picture={picture} />
      <ContentCard
        {...args}
        linkLabel="View Full Guide"
        category="Federal"
        badge={<Badge tone="featured">Featured</Badge>}
        title="Sales tax nexus after Wayfair"
        meta={<time dateTime="2026-11-05">Nov 5, 2026</time>}
        tags={['Small business', 'Retail', 'Software', 'Nonprofit']}
      />
      <ContentCard {...args} title="Hiring your first employee in another state" excerpt={null} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1 more')).toBeVisible();
  },
};

/** On small screens the picture is left out. */
export const OptionalPicture: Story = {
  args: { picture, pictureIsOptional: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Read More/ })).toHaveFocus();
  },
};
