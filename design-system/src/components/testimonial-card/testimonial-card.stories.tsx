import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Grid } from '../layout/layout';
import { TestimonialCard } from './testimonial-card';

const guide: ComponentDocs = {
  purpose: 'What a client says: the words, who said them, what it was about.',
  use: ['Home, testimonials.'],
  avoid: [['A review of a professional', 'ReviewItem']],
  content: [
    'No quotation marks in the text; the card sets them. The section around sample words is labeled ‘Examples’.',
  ],
  strings: ['Examples'],
  screenReader: ['A figure with a quotation and its author.'],
};

const meta = {
  title: 'Content/TestimonialCard',
  component: TestimonialCard,
  tags: ['new'],
  parameters: { guide },
  args: {
    quote: 'Our books close by the fifth now. I had not known that was possible.',
    author: { id: 3, name: 'Dana Whitfield' },
    position: 'Owner · Whitfield Ceramics',
    rating: 5,
    tags: ['E-Commerce', 'Bookkeeping'],
  },
} satisfies Meta<typeof TestimonialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Owner · Whitfield Ceramics');
  },
};

export const Row: Story = {
  render: (args) => (
    <Grid columns={3} as="ul">
      <TestimonialCard {...args} as="li" />
      <TestimonialCard quote="Answers the same day." author={{ id: 8, name: 'Jo' }} as="li" />
      <TestimonialCard
        {...args}
        as="li"
        quote="We sell in eleven states and had been guessing at sales tax for three years. She found two states where we owed registration, one where we did not, and wrote down in one page what to file where and by when. No one had ever done that for us."
        author={{ id: 14, name: 'Alexandrina Featherstonehaugh-Wojciechowska' }}
        position="Head of finance · Featherstonehaugh & Partners International"
        tags={['Manufacturing', 'International Tax Services', 'Sales Tax']}
      />
    </Grid>
  ),
};
